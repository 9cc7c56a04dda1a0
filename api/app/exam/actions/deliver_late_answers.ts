import { readSheet } from '#app/exam/rows/answers'
import { holdLateAnswers } from '#app/exam/actions/hold_late_answers'
import { requireLab } from '#app/exam/actions/require_lab'
import { settleAttempt } from '#app/exam/actions/settle_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { choiceOf, isClosed, lateChoices, type Journal } from '#app/exam/domain/late_answers'
import Attempt from '#app/exam/models/attempt'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { sessionOfQuestion } from '#contracts/exam'

/** How long after the attempt's end devices may deliver late answers. */
export const LATE_DELIVERY_MS = 14 * 24 * 60 * 60 * 1000

export interface LateDelivery {
  /** Pages whose latest choice is held for a decision. */
  held: number[]
  /** Pages whose latest choice the attempt has already. */
  saved: number[]
}

/**
 * The attempt that a journal is delivered for: read before the journal is checked, which is expensive.
 * @throws NotFound when it isn't the caller's
 */
export async function findDelivered(userId: number, attemptId: number): Promise<Attempt> {
  const attempt = await Attempt.query().where({ id: attemptId, userId }).first()
  if (!attempt) throw new NotFound('Simulasi tidak ditemukan.')
  return attempt
}

/**
 * Accepts a device's journal of one of the caller's attempts, running or finished, and holds its late answers for a
 * decision. Any login of the learner may deliver, because nothing is scored here.
 * @param seen as `findDelivered` found it
 * @throws Forbidden outside of a lab when the attempt needs one; Conflict long after its end
 */
export async function deliverLateAnswers(
  caller: Caller,
  seen: Attempt,
  journal: Journal,
  now: number
): Promise<LateDelivery> {
  await requireLab(seen, caller.lab)
  await settleAttempt(seen, now)

  return inTransaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where('id', seen.id)
      .forUpdate()
      .firstOrFail()
    if (attempt.finishedAt !== null && now - attempt.finishedAt > LATE_DELIVERY_MS) {
      throw new Conflict('Simulasi ini sudah terlalu lama selesai.')
    }
    const sheet = await readSheet(attempt.id, trx)
    const late = lateChoices(sheet, journal.entries.map(choiceOf), attempt.clock, now)
    await holdLateAnswers(trx, attempt, late, now, { journal })

    const closed = journal.entries.filter(({ id }) => {
      const session = sessionOfQuestion(id)
      return session !== null && isClosed(session, attempt.clock, now)
    })
    const held = late.map(({ page }) => page)
    const saved = new Set(closed.map(({ id }) => id).filter((page) => !held.includes(page)))
    return { held, saved: [...saved].sort((a, b) => a - b) }
  })
}
