import { Timer } from 'lucide-react'
import { LiveRegion } from '@/components/ui/live-region'
import { classNames } from '@/lib/class-names'
import { formatMinutes } from '@/lib/format/duration'

const LAST_MINUTE_SECONDS = 60

/** The time left of a section; its last minute is announced. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const isLastMinute = seconds <= LAST_MINUTE_SECONDS

  return (
    <>
      <p
        role="timer"
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-md px-3 text-lg font-bold tabular-nums',
          isLastMinute ? 'bg-danger text-on-danger' : 'bg-primary-soft text-primary-strong'
        )}
      >
        <Timer aria-hidden className="size-5" />
        <span className="sr-only">Sisa waktu </span>
        {formatMinutes(seconds)}
      </p>
      <LiveRegion>{isLastMinute && 'Sisa waktu 1 menit'}</LiveRegion>
    </>
  )
}
