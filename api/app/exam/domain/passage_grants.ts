import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'

/** Whether passages may be opened: in reading while saves are accepted. */
export function mayOpenPassages(clock: AttemptClock, now: number): boolean {
  return clock.session === 'reading' && acceptsSaves(clock, now)
}
