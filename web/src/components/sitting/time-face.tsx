import { Timer } from 'lucide-react'
import { classNames } from '@/lib/class-names'

interface TimeFaceProps {
  seconds: number
  /** Highlighted below this number of seconds, and always in the last minute. */
  standsOutFrom?: number
  /** Text for screen readers. */
  label: string
  /** The visible text. */
  children: string
}

const LAST_MINUTE_SECONDS = 60

/** The time left in a test's header. */
export function TimeFace({ seconds, standsOutFrom = 0, label, children }: TimeFaceProps) {
  return (
    <div
      role="timer"
      aria-label={label}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-md px-3 font-bold tabular-nums',
        seconds <= LAST_MINUTE_SECONDS
          ? 'bg-danger text-on-danger'
          : seconds <= standsOutFrom
            ? 'bg-accent text-on-accent'
            : 'bg-primary-soft text-primary-strong'
      )}
    >
      <Timer aria-hidden className="size-5" />
      <span aria-hidden className="text-lg">
        {children}
      </span>
    </div>
  )
}
