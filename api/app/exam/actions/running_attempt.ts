import Attempt from '#app/exam/models/attempt'
import { settlement } from '#app/exam/domain/session_clock'
import { finishAttempt } from '#app/exam/actions/finish_attempt'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * The user's running attempt, or null. One whose time ran out with nobody there is finished on the way: it
 * doesn't count as running, whether or not the sweeper has come by.
 */
export async function findRunningAttempt(userId: number, now: number): Promise<Attempt | null> {
  const attempt = await Attempt.findBy('runningUserId', userId)
  if (!attempt) return null
  return (await settleAttempt(attempt, now)) ? null : attempt
}

/** Finishes the attempt if its time is over, stamped when it was; says whether it did. */
export async function settleAttempt(attempt: Attempt, now: number): Promise<boolean> {
  const due = settlement(attempt.clock, now)
  if (!due) return false
  await inTransaction((trx) => finishAttempt(trx, attempt.id, due.finishedAt))
  return true
}

/** The user's latest attempt, running or not. */
export async function findLatestAttempt(userId: number): Promise<Attempt | null> {
  return Attempt.query()
    .where('userId', userId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .first()
}
