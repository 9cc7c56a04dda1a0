import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#app/exam/models/attempt'
import { afterPause } from '#app/exam/domain/pauses'
import type { AttemptClock } from '#app/exam/domain/types'
import { afterRests, settlement } from '#app/exam/domain/session_clock'
import { finishAttempt } from '#app/exam/actions/finish_attempt'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * The user's running attempt, or null. One whose time is over is finished and scored first, even before the sweeper
 * runs.
 */
export async function settleRunningAttempt(userId: number, now: number): Promise<Attempt | null> {
  const attempt = await Attempt.findBy('runningUserId', userId)
  if (!attempt) return null
  return (await settleAttempt(attempt, now)) ? null : attempt
}

/**
 * Ends a pause that is over by itself, and opens the sessions whose rests before them are over, each at its time; the
 * attempt's row must be locked.
 * @returns whether there were any
 */
export async function endRests(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number
): Promise<boolean> {
  if (!hasWaited(attempt.clock, now)) return false
  const { clock, ended } = afterRests(attempt.clock, now)
  for (const { session, deadline } of ended) attempt.leaveSession(session, deadline)
  if (ended.length > 0) attempt.enterSession(clock)
  else attempt.takeTime(clock)
  await attempt.useTransaction(trx).save()
  return true
}

/**
 * Brings the attempt up to date: sessions begin whose rests are over, and it is finished if its time is, with the
 * time at which it ended.
 * @returns whether it was finished
 */
export async function settleAttempt(attempt: Attempt, now: number): Promise<boolean> {
  if (hasWaited(attempt.clock, now)) return settleRests(attempt, now)
  const due = settlement(attempt.clock, now)
  if (!due) return false
  await inTransaction((trx) => finishAttempt(trx, attempt.id, due.finishedAt))
  return true
}

/** Whether a pause or a rest has ended without the learner. */
function hasWaited(clock: AttemptClock, now: number): boolean {
  return afterPause(clock, now) !== clock || afterRests(clock, now).ended.length > 0
}

/** Finishes a locked attempt whose time is over. @returns whether it was */
export async function settleLocked(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number
): Promise<boolean> {
  const due = settlement(attempt.clock, now)
  if (due) await finishAttempt(trx, attempt.id, due.finishedAt)
  return due !== null
}

async function settleRests(attempt: Attempt, now: number): Promise<boolean> {
  const isOver = await inTransaction(async (trx) => {
    const locked = await Attempt.query({ client: trx })
      .where('id', attempt.id)
      .where('status', 'running')
      .forUpdate()
      .first()
    if (!locked) return true
    await endRests(trx, locked, now)
    return settleLocked(trx, locked, now)
  })
  await attempt.refresh()
  return isOver
}
