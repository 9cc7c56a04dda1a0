import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { CircleDot, CircleSlash, LogOut, TriangleAlert, UserRound, WifiOff } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Seat } from '@/features/admin-labs/api/labs'
import { seatState, type SeatState } from '@/features/admin-labs/model/seat-state'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format/date'
import { formatMinutes } from '@/lib/format/duration'
import { formatCount } from '@/lib/format/numbers'

const STATES = {
  exam: { label: 'Ujian', tone: 'success', icon: CircleDot },
  left: { label: 'Ditinggalkan', tone: 'accent', icon: LogOut },
  'signed-in': { label: 'Sudah masuk', tone: 'primary', icon: UserRound },
  empty: { label: 'Kosong', tone: 'neutral', icon: CircleSlash },
} as const satisfies Record<SeatState, object>

interface SeatCardProps {
  seat: Seat
  onShowIncidents: () => void
}

/** A seat, readable from a distance: number, learner and time left. In SEB there is no number. */
export function SeatCard({ seat, onShowIncidents }: SeatCardProps) {
  const titleId = useId()
  const { label, tone, icon } = STATES[seatState(seat)]
  const incidents = seat.simulasi?.kejadian ?? 0

  return (
    <li
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col gap-3 rounded-md border bg-surface p-4',
        incidents > 0 ? 'border-accent-ink' : 'border-line'
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={titleId} className="text-4xl leading-none font-bold tabular-nums">
          {seat.kursi === null ? (
            'SEB'
          ) : (
            <>
              <span className="sr-only">Kursi</span> {seat.kursi}
            </>
          )}
        </h2>
        <div className="flex flex-wrap justify-end gap-1.5">
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
          {seat.hadir && !seat.terhubung && (
            <Badge tone="danger" icon={WifiOff}>
              Tidak terhubung
            </Badge>
          )}
        </div>
      </div>
      {seat.peserta && (
        <p className="text-xl font-semibold [overflow-wrap:anywhere]">{seat.peserta.nama}</p>
      )}
      {seat.simulasi && <Attempt attempt={seat.simulasi} />}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <p className="text-sm text-ink-soft">
          Terlihat <time dateTime={seat.terlihat}>{formatDateTime(seat.terlihat)}</time>
        </p>
        {seat.kursi === null && incidents === 0 ? (
          <p className="text-sm text-ink-soft">SEB tidak melaporkan kejadian.</p>
        ) : (
          <Button
            variant={incidents > 0 ? 'secondary' : 'quiet'}
            size="sm"
            aria-describedby={titleId}
            onClick={onShowIncidents}
          >
            {incidents > 0 && <TriangleAlert aria-hidden className="size-4 text-accent-ink" />}
            {seat.simulasi ? `${formatCount(incidents)} kejadian` : 'Kejadian kursi'}
          </Button>
        )}
      </div>
    </li>
  )
}

function Attempt({ attempt }: { attempt: NonNullable<Seat['simulasi']> }) {
  const { nama_paket: packageName, sesi: session, secondsRemaining } = attempt
  const isResting = secondsRemaining === 0 && session !== 'reading'

  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg">{SHORT_SESSION_TITLES[session]}</span>
        <span className="text-3xl font-bold tabular-nums">
          <span className="sr-only">Sisa waktu</span>{' '}
          {isResting ? 'Jeda' : formatMinutes(secondsRemaining)}
        </span>
      </p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{packageName}</p>
    </div>
  )
}
