import type { ListeningGroups } from '@lulus/api/contracts/exam'
import { GripVertical, X } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { Badge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/icon-button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { RecordingFile } from '@/features/admin-questions/model/recording-files'
import { classNames } from '@/lib/class-names'
import { numbersOfRecording } from '@/lib/format/recordings'

const DRAGGED = 'application/x-lulus-recording'

const STATES = {
  waiting: { tone: 'neutral', text: 'Siap diunggah' },
  sending: { tone: 'neutral', text: 'Mengunggah…' },
  done: { tone: 'success', text: 'Terpasang' },
  same: { tone: 'success', text: 'Sudah sama' },
  failed: { tone: 'danger', text: 'Gagal' },
} as const

interface RecordingRowProps {
  entry: RecordingFile
  problem: string | null
  /** Pages with a question, and its number. */
  places: ReadonlyMap<number, number>
  groups: ListeningGroups
  isLocked: boolean
  onPlace: (page: number | null) => void
  /** The file that was dragged here takes this one's place. */
  onTakeOver: (id: number) => void
  onDrop: () => void
}

/** A chosen recording with its place. Dragged onto another row, the two swap; the select does the same by keyboard. */
export function RecordingRow(props: RecordingRowProps) {
  const { entry, problem, places, groups, isLocked, onPlace, onTakeOver, onDrop } = props
  const [isOver, setOver] = useState(false)
  const { name } = entry.file
  const fault = problem ?? entry.reason

  return (
    <li>
      <div
        draggable={!isLocked}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(entry.id))}
        onDragOver={(event) => {
          if (isLocked || !event.dataTransfer.types.includes(DRAGGED)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          const id = Number(event.dataTransfer.getData(DRAGGED))
          if (id > 0 && id !== entry.id) onTakeOver(id)
        }}
        className={classNames(
          'grid items-center gap-x-3 gap-y-1 rounded-md border p-2 sm:grid-cols-[auto_1fr_12rem_8rem_auto]',
          isOver ? 'border-primary bg-primary-soft' : 'border-line'
        )}
      >
        <GripVertical aria-hidden className="size-5 cursor-grab text-ink-faint max-sm:hidden" />
        <span className="min-w-0 break-words">{name}</span>
        <Field label={`Tempat ${name}`} hideLabel>
          <Select
            value={entry.page ?? ''}
            disabled={isLocked}
            onChange={({ target }) => onPlace(target.value === '' ? null : Number(target.value))}
          >
            <option value="">Tidak diunggah</option>
            {[...places.keys()].map((page) => (
              <option key={page} value={page}>
                Nomor {numbersOfRecording(page, groups)}
              </option>
            ))}
          </Select>
        </Field>
        <span>
          {entry.page === null ? (
            <Badge tone="accent">Tanpa tempat</Badge>
          ) : (
            <Badge tone={problem ? 'accent' : STATES[entry.state].tone}>
              {problem ? 'Periksa' : STATES[entry.state].text}
            </Badge>
          )}
        </span>
        <IconButton icon={X} label={`Buang ${name}`} disabled={isLocked} onClick={onDrop} />
        {fault && <p className="text-sm text-danger sm:col-span-4 sm:col-start-2">{fault}</p>}
      </div>
    </li>
  )
}
