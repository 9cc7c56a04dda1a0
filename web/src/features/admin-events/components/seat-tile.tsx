import { Armchair, Unplug } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Sitter } from '@/features/admin-events/api/events'
import { StateBadge } from '@/features/admin-events/components/state-badge'
import type { OccupiedSeat } from '@/features/admin-events/model/seat-plan'
import { classNames } from '@/lib/class-names'

interface SeatTileProps {
  seat: OccupiedSeat
  /** Null when nothing can be done now. */
  onAct: ((sitter: Sitter) => void) | null
}

/** A seat: who sits there and how they are, by words and signs; an empty one is dashed, a lost one has a thick edge. */
export function SeatTile({ seat, onAct }: SeatTileProps) {
  const { nama, sitter, hilang, pesertaId } = seat
  return (
    <div
      className={classNames(
        'grid h-full grid-cols-1 content-start gap-1 rounded-md border p-3',
        hilang
          ? 'border-4 border-double border-danger'
          : sitter
            ? 'border-line-strong bg-surface'
            : 'border-dashed border-line-strong'
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{nama}</strong>
        {hilang && (
          <Badge tone="danger" icon={Unplug}>
            Hilang
          </Badge>
        )}
      </p>
      {sitter ? (
        <>
          <p className="wrap-anywhere">{sitter.nama}</p>
          <div className="flex flex-wrap items-center gap-2">
            <StateBadge state={sitter.keadaan} />
            {sitter.terjawab !== null && (
              <span className="text-sm tabular-nums">
                {sitter.terjawab}/{sitter.dari}
              </span>
            )}
          </div>
          {onAct && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-1 justify-self-start"
              aria-label={`Tindakan untuk ${sitter.nama}, kursi ${nama}`}
              onClick={() => onAct(sitter)}
            >
              Tindakan
            </Button>
          )}
        </>
      ) : (
        <p className="flex items-center gap-2 text-ink-soft">
          <Armchair aria-hidden className="size-4 shrink-0" />
          {pesertaId === null ? 'Kosong' : 'Bukan peserta ujian ini'}
        </p>
      )}
    </div>
  )
}
