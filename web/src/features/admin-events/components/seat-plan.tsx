import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import type { Board, Sitter } from '@/features/admin-events/api/events'
import {
  keepPlanMutation,
  seatPlanQuery,
  type PlanSeat,
} from '@/features/admin-events/api/seat-plan'
import { ActionDialog } from '@/features/admin-events/components/action-dialog'
import { takesActions } from '@/features/admin-events/components/board-body'
import { PlanEditor } from '@/features/admin-events/components/plan-editor'
import { SeatTile } from '@/features/admin-events/components/seat-tile'
import { StateBadge } from '@/features/admin-events/components/state-badge'
import { occupy, sizeOf, type OccupiedSeat } from '@/features/admin-events/model/seat-plan'
import { useCan } from '@/lib/session/use-can'

interface SeatPlanProps {
  id: number
  board: Board
  isClosed: boolean
}

/** The board as the lab stands: its seats with their learners, and below them those without a seat. */
export function SeatPlan({ id, board, isClosed }: SeatPlanProps) {
  const { data, error, isFetching, refetch } = useQuery(seatPlanQuery(id))
  const mayAct = useCan('events.act')
  const [arranged, setArranged] = useState<readonly PlanSeat[] | null>(null)
  const keep = useChange(keepPlanMutation(id), { afterwards: () => setArranged(null) })
  const [acted, setActed] = useState<Sitter | null>(null)

  if (!data && !error) return <SkeletonList label="Memuat denah…" rows={3} rowClassName="h-20" />
  if (!data) {
    return (
      <LoadFailure
        title="Gagal mengambil denah"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="Belum ada kursi."
        text="Denah memuat komputer lab yang kiosnya sudah menyala atau didaftarkan. Untuk ujian di mana saja, pakai Daftar."
      />
    )
  }
  if (arranged) {
    return (
      <PlanEditor
        seats={arranged}
        onChange={setArranged}
        isSaving={keep.isPending}
        onSave={() => keep.change(arranged)}
        onCancel={() => setArranged(null)}
      />
    )
  }
  const { seats, standing } = occupy(data, board)
  const onAct = mayAct && !isClosed && takesActions(board) ? setActed : null
  return (
    <section aria-labelledby="denah" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="denah" className="text-lg font-bold">
          Denah kursi
        </h2>
        {mayAct && (
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:hidden"
            onClick={() => setArranged(data)}
          >
            Susun Denah
          </Button>
        )}
      </div>
      <PlanGrid seats={seats}>{(seat) => <SeatTile seat={seat} onAct={onAct} />}</PlanGrid>
      {standing.length > 0 && (
        <Alert tone="info" title={`${standing.length} peserta tanpa kursi yang dikenal`}>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-2">
            {standing.map(({ id: userId, nama, keadaan }) => (
              <li key={userId} className="flex items-center gap-2">
                {nama} <StateBadge state={keadaan} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {acted && (
        <ActionDialog
          id={id}
          sitters={board.peserta}
          chosen={[acted.id]}
          onClose={() => setActed(null)}
        />
      )}
    </section>
  )
}

interface PlanGridProps {
  seats: readonly OccupiedSeat[]
  children: (seat: OccupiedSeat) => ReactNode
}

/** Seats in their rows and columns; one below the other where the screen is too narrow for a plan. */
function PlanGrid({ seats, children }: PlanGridProps) {
  const { columns } = sizeOf(seats, false)
  return (
    <ul
      className="grid gap-2 sm:gap-3 sm:[grid-template-columns:repeat(var(--columns),minmax(0,1fr))]"
      style={{ '--columns': columns } as object}
    >
      {seats.map((seat) => (
        <li
          key={seat.nama}
          className="sm:[grid-row:var(--row)] sm:[grid-column:var(--column)]"
          style={{ '--row': seat.baris + 1, '--column': seat.kolom + 1 } as object}
        >
          {children(seat)}
        </li>
      ))}
    </ul>
  )
}
