import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import app from '@adonisjs/core/services/app'
import { isLoginAlive } from '#app/accounts/actions/open_logins'
import { changeDriver } from '#app/exam/actions/change_driver'
import { findLatestAttempt } from '#app/exam/actions/find_latest_attempt'
import { finishAttempt } from '#app/exam/actions/finish_attempt'
import { requireLab } from '#app/exam/actions/require_lab'
import { Contacts } from '#app/exam/calls/contacts'
import { drives } from '#app/exam/domain/driving'
import { settlement } from '#app/exam/domain/session_clock'
import { endRests } from '#app/exam/actions/settle_attempt'
import type { Caller } from '#app/exam/domain/caller'
import Attempt from '#app/exam/models/attempt'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { EXAM_EXCLUDED } from '#contracts/exam'
import { REFUSAL } from '#contracts/refusals'

/** The user has no running attempt. */
export class NotRunning extends Conflict {
  constructor() {
    super('Tidak ada simulasi yang sedang berjalan.', REFUSAL.notRunning)
  }
}

/** Another login of the user owns the attempt. */
class DrivenElsewhere extends Conflict {
  constructor(readonly driver: string) {
    super('Simulasi sedang dibuka di perangkat lain.', REFUSAL.drivenElsewhere)
  }
}

/** An invigilator has excluded the learner from the exam that they took last. */
export class Excluded extends Forbidden {
  constructor() {
    super(EXAM_EXCLUDED, REFUSAL.excluded)
  }
}

/** Why nothing of the learner runs: they were excluded, or it is finished. */
export async function whyNothingRuns(
  userId: number,
  trx?: TransactionClientContract
): Promise<NotRunning | Excluded> {
  const last = await findLatestAttempt(userId, trx)
  return last === null || last.excludedAt === null ? new NotRunning() : new Excluded()
}

type Work<Result> = (trx: TransactionClientContract, attempt: Attempt) => Promise<Result>

/**
 * Changes the caller's running attempt. Its row is locked, and only the login that drives it may change it. When that
 * login has ended, the caller's login takes over. An attempt whose time is over is finished and scored instead.
 * @throws Conflict when nothing runs or another login drives; Forbidden after an exclusion, and outside of a lab when the
 *   attempt needs one
 */
export async function driveAttempt<Result>(
  caller: Caller,
  now: number,
  work: Work<Result>
): Promise<Result> {
  try {
    return await drive(caller, null, now, work)
  } catch (error) {
    // Checked outside of the transaction, because sessions may be in the same database.
    if (!(error instanceof DrivenElsewhere) || (await isLoginAlive(caller.userId, error.driver))) {
      throw error
    }
    return drive(caller, error.driver, now, work)
  }
}

/** @param replaceable the login that the caller's login may replace */
async function drive<Result>(
  caller: Caller,
  replaceable: string | null,
  now: number,
  work: Work<Result>
): Promise<Result> {
  const contacts = await app.container.make(Contacts)
  const done = await inTransaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where('runningUserId', caller.userId)
      .forUpdate()
      .first()
    if (!attempt) throw await whyNothingRuns(caller.userId, trx)

    await endRests(trx, attempt, now)
    const due = settlement(attempt.clock, now)
    if (due) {
      await finishAttempt(trx, attempt.id, due.finishedAt)
      return null
    }
    await requireLab(attempt, caller.lab, trx)
    if (!drives(attempt, caller)) {
      if (attempt.driver !== replaceable) throw new DrivenElsewhere(attempt.driver)
      await changeDriver(trx, attempt, caller, now)
    }
    contacts.note(caller, attempt, now)
    return { result: await work(trx, attempt) }
  })
  if (!done) throw new NotRunning()
  return done.result
}

/**
 * Refuses to show a running attempt to another login while the driving one is alive.
 * @throws Conflict
 */
export async function requireDriver(attempt: Attempt, caller: Caller): Promise<void> {
  if (!drives(attempt, caller) && (await isLoginAlive(caller.userId, attempt.driver))) {
    throw new DrivenElsewhere(attempt.driver)
  }
}
