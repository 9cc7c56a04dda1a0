import { REST_LIMIT_MS } from '@lulus/api/contracts/exam'
import type { TimerReading } from '@/features/exam/api'

/** A session's end may shift by less than this without added time. */
export const NOTABLE_SECONDS = 5

type Timed = Pick<TimerReading, 'deadline' | 'secondsRemaining' | 'reading' | 'istirahatDetik'>

/** The server's clock in epoch milliseconds, based on this device's monotonic clock, because its date may be wrong. */
export interface ServerClock {
  now(): number
  adopt(timer: Timed): void
}

/**
 * @param first a timer received from the server
 * @param restMinutes of a limited rest
 */
export function createServerClock(first: Timed, restMinutes: number | undefined): ServerClock {
  const restMs = restMinutes === undefined ? REST_LIMIT_MS : restMinutes * 60_000
  /** The server's time when the monotonic clock showed 0, or null before a timer has determined it. */
  let origin: number | null = null

  function adopt({ deadline, secondsRemaining, reading, istirahatDetik: rest }: Timed) {
    const end = Date.parse(deadline)
    // A time that is up doesn't show since when, but a running rest does.
    if (secondsRemaining > 0) origin = end - secondsRemaining * 1000 - reading.at
    else if (rest !== undefined) origin = end + restMs - rest * 1000 - reading.at
  }

  adopt(first)
  return { now: () => (origin === null ? Date.now() : origin + performance.now()), adopt }
}
