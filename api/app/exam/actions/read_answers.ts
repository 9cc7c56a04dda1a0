import { Excluded } from '#app/exam/actions/drive_attempt'
import { findLatestAttempt } from '#app/exam/actions/find_latest_attempt'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { AnswerSheet } from '#app/exam/domain/types'
import { readSheet } from '#app/exam/rows/answers'
import type { Session } from '#contracts/exam'

export interface SavedAnswers {
  /** Null when the user never started an attempt. */
  session: Session | 'finished' | null
  /** Where the learner was, 0-143. */
  lastIndex: number
  /** Pages flagged as 'ragu-ragu'. */
  flags: number[]
  sheet: AnswerSheet
}

/** What is sent of a running attempt's answers. */
export function savedAnswersOf(
  { session, lastIndex, flags }: { session: Session; lastIndex: number; flags: number[] },
  sheet: AnswerSheet
): SavedAnswers {
  return { session, lastIndex, flags, sheet }
}

/**
 * The answers of the user's running attempt; empty when none runs.
 * @throws Forbidden after an exclusion
 */
export async function readAnswers(userId: number, now: number): Promise<SavedAnswers> {
  const running = await settleRunningAttempt(userId, now)
  if (running) return savedAnswersOf(running, await readSheet(running.id))
  const last = await findLatestAttempt(userId)
  if (last && last.excludedAt !== null) throw new Excluded()
  return { session: last ? 'finished' : null, lastIndex: 0, flags: [], sheet: new Map() }
}
