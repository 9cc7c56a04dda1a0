import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#app/exam/models/attempt'
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
 * Opens the sessions whose rests before them are over, each at its time; the attempt's row must be locked.
 * @returns whether there were any
 */
export async function endRests(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number
): Promise<boolean> {
  const { clock, ended } = afterRests(attempt.clock, now)
  if (ended.length === 0) return false
  for (const { session, deadline } of ended) attempt.leaveSession(session, deadline)
  attempt.enterSession(clock)
  await attempt.useTransaction(trx).save()
  return true
}

/**
 * Brings the attempt up to date: sessions begin whose rests are over, and it is finished if its time is, with the
 * time at which it ended.
 * @returns whether it was finished
 */
export async function settleAttempt(attempt: Attempt, now: number): Promise<boolean> {
  if (afterRests(attempt.clock, now).ended.length > 0) return settleRests(attempt, now)
  const due = settlement(attempt.clock, now)
  if (!due) return false
  await inTransaction((trx) => finishAttempt(trx, attempt.id, due.finishedAt))
  return true
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
    const due = settlement(locked.clock, now)
    if (due) await finishAttempt(trx, locked.id, due.finishedAt)
    return due !== null
  })
  await attempt.refresh()
  return isOver
}
