import { isPaused } from '#app/exam/domain/pauses'
import { toNotice, UNREAD, type UnreadNotice } from '#app/exam/rows/notices'
import type { RunningAttempt } from '#app/exam/rows/running_attempts'
import { find, type Call } from '#app/platform/database/calls/call'

/** What happened to a learner outside of their own calls. */
export interface Happenings {
  /** Whether the clock of the running session is stopped, or a rest goes on. */
  isPaused: boolean
  /** The oldest first. */
  notices: readonly UnreadNotice[]
}

/**
 * What happened to a learner.
 * @param attempt the running one, which says whether there are notices; null in a waiting room
 * @param now epoch milliseconds
 */
export function* happenedTo(
  userId: number,
  attempt: Pick<RunningAttempt, 'clock' | 'hasNotices'> | null,
  now: number
): Call<Happenings> {
  const rows = attempt?.hasNotices === false ? [] : yield* find(UNREAD, userId)
  return {
    isPaused: attempt !== null && isPaused(attempt.clock, now),
    notices: rows.map(toNotice),
  }
}
