import { GripVertical } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { PlanPlace } from '@lulus/api/contracts/seat_plan'
import { Button } from '@/components/ui/button'
import type { PlanSeat } from '@/features/admin-events/api/seat-plan'
import { moveSeat, sizeOf, stepOf } from '@/features/admin-events/model/seat-plan'
import { classNames } from '@/lib/class-names'

interface PlanEditorProps {
  seats: readonly PlanSeat[]
  onChange: (seats: readonly PlanSeat[]) => void
  isSaving: boolean
  onSave: () => void
  onCancel: () => void
}

/** Arranges a lab's seats: each is dragged to its place, or moved with the arrow keys. */
export function PlanEditor({ seats, onChange, isSaving, onSave, onCancel }: PlanEditorProps) {
  const grid = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const { rows, columns } = sizeOf(seats, true)

  function place(name: string, to: PlanPlace) {
    const next = moveSeat(seats, name, to)
    if (next === seats) return
    onChange(next)
    const other = seats.find(({ baris, kolom }) => baris === to.baris && kolom === to.kolom)
    const swapped = other && other.nama !== name ? `, bertukar dengan ${other.nama}` : ''
    setTold(`Kursi ${name}: baris ${to.baris + 1}, kolom ${to.kolom + 1}${swapped}.`)
  }

  function onKeyDown(event: KeyboardEvent, { nama, baris, kolom }: PlanSeat) {
    const step = stepOf(event.key)
    if (!step) return
    event.preventDefault()
    place(nama, { baris: baris + step.baris, kolom: kolom + step.kolom })
  }

  function onPointerMove(event: PointerEvent) {
    const box = grid.current?.getBoundingClientRect()
    if (dragged === null || !box) return
    const cell = (offset: number, size: number, count: number) =>
      Math.min(count - 1, Math.max(0, Math.floor((offset / size) * count)))
    const to = {
      baris: cell(event.clientY - box.top, box.height, rows),
      kolom: cell(event.clientX - box.left, box.width, columns),
    }
    const seat = seats.find(({ nama }) => nama === dragged)
    if (seat && (seat.baris !== to.baris || seat.kolom !== to.kolom)) place(dragged, to)
  }

  return (
    <section aria-labelledby="susun-denah" className="grid grid-cols-1 gap-4">
      <h2 id="susun-denah" className="text-lg font-bold">
        Susun denah
      </h2>
      <p id="cara-susun">
        Seret kursi ke tempatnya, atau pilih dengan Tab dan pindahkan dengan tombol panah. Depan
        kelas di atas. Denah tersimpan untuk lab ini.
      </p>
      <ul
        ref={grid}
        className="grid touch-none gap-0 rounded-md border border-line bg-muted [grid-auto-rows:minmax(4rem,auto)]"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridTemplateRows: `repeat(${rows}, minmax(4rem, auto))`,
        }}
      >
        {seats.map((seat) => (
          <li
            key={seat.nama}
            className="p-1"
            style={{ gridRow: seat.baris + 1, gridColumn: seat.kolom + 1 }}
          >
            <button
              type="button"
              aria-describedby="cara-susun"
              aria-label={`Kursi ${seat.nama}, baris ${seat.baris + 1}, kolom ${seat.kolom + 1}`}
              className={classNames(
                'flex size-full min-h-12 cursor-grab items-center justify-center gap-1 rounded-md border border-line-strong bg-surface font-semibold',
                'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary',
                dragged === seat.nama &&
                  'cursor-grabbing border-primary inset-ring-2 inset-ring-primary'
              )}
              onKeyDown={(event) => onKeyDown(event, seat)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(seat.nama)
              }}
              onPointerMove={onPointerMove}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <GripVertical aria-hidden className="size-4 shrink-0 text-ink-soft" />
              {seat.nama}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-6 text-ink-soft">
        {told}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button loading={isSaving} onClick={onSave}>
          Simpan Denah
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </section>
  )
}
