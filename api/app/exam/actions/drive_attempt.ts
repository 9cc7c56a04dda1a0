import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isLoginAlive } from '#app/accounts/login_session'
import { requireLab } from '#app/exam/actions/require_lab'
import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import type { Caller } from '#app/exam/caller'
import Attempt from '#app/exam/models/attempt'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

/** The user has no running attempt, or no longer. */
export class NotRunning extends Conflict {
  constructor() {
    super('Tidak ada simulasi yang sedang berjalan.', REFUSAL.notRunning)
  }
}

/**
 * Runs a change of the caller's running attempt: the attempt's row is locked, and the caller's login must be the
 * one that drives it. A login that has ended drives nothing, so the next one takes over silently.
 * @throws Conflict when nothing runs or another login drives; Forbidden outside of a lab when the attempt belongs
 *   into one
 */
export async function driveAttempt<Result>(
  caller: Caller,
  now: number,
  work: (trx: TransactionClientContract, attempt: Attempt) => Promise<Result>
): Promise<Result> {
  const seen = await findRunningAttempt(caller.userId, now)
  if (!seen) throw new NotRunning()
  await requireLab(seen, caller.labSeat)
  const replaceable = await driverMayBeReplaced(seen, caller)

  return inTransaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where('id', seen.id)
      .where('status', 'running')
      .forUpdate()
      .first()
    if (!attempt) throw new NotRunning()

    if (attempt.driver !== caller.loginId) {
      if (attempt.driver !== seen.driver || !replaceable) throw drivenElsewhere()
      await attempt.merge({ driver: caller.loginId }).useTransaction(trx).save()
    }
    return work(trx, attempt)
  })
}

/**
 * Whether the caller may drive the attempt: they already do, or the login that did has ended. Asked before the
 * transaction, because sessions may live in the same database.
 */
async function driverMayBeReplaced(attempt: Attempt, caller: Caller): Promise<boolean> {
  return attempt.driver === caller.loginId || !(await isLoginAlive(caller.userId, attempt.driver))
}

function drivenElsewhere(): Conflict {
  return new Conflict('Simulasi sedang dibuka di perangkat lain.', REFUSAL.drivenElsewhere)
}
