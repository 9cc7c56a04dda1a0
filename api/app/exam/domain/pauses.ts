import { PAUSE_LIMIT_MS, SAVE_GRACE_MS } from '#contracts/exam'
import type { AttemptClock } from '#app/exam/domain/types'

/**
 * The rules of a pause, which an invigilator begins and ends: the attempt's clock stands still meanwhile. All times are
 * epoch milliseconds.
 */

/** Whether the attempt's clock stands still. */
export function isPaused({ byHand: { pausedAt } }: AttemptClock, now: number): boolean {
  return pausedAt !== null && now < pausedAt + PAUSE_LIMIT_MS
}

/** Whether saves are refused because of a pause: from its beginning they are taken for the grace. */
export function isPausedForSaves(clock: AttemptClock, now: number): boolean {
  const { pausedAt } = clock.byHand
  return isPaused(clock, now) && pausedAt !== null && now >= pausedAt + SAVE_GRACE_MS
}

/** The clock without its pause, which ends at `end`: what stood still goes on from there. */
export function withoutPause(clock: AttemptClock, end: number): AttemptClock {
  const { pausedAt, restHeldMs } = clock.byHand
  if (pausedAt === null) return clock
  const heldMs = Math.max(0, end - pausedAt)
  const byHand = { ...clock.byHand, pausedAt: null, runsSince: Math.max(end, pausedAt) }
  // A session that is over stays over: its rest gets longer, not the time of its answers.
  return pausedAt >= clock.deadline
    ? { ...clock, byHand: { ...byHand, restHeldMs: restHeldMs + heldMs } }
    : { ...clock, byHand, deadline: clock.deadline + heldMs }
}

/** The clock without a pause that has ended by itself. */
export function afterPause(clock: AttemptClock, now: number): AttemptClock {
  const { pausedAt } = clock.byHand
  return pausedAt === null || isPaused(clock, now)
    ? clock
    : withoutPause(clock, pausedAt + PAUSE_LIMIT_MS)
}

/** As of `now`: without a pause, so that its times can be compared with `now`. */
export function asOf(clock: AttemptClock, now: number): AttemptClock {
  const after = afterPause(clock, now)
  return withoutPause(after, now)
}
