import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { isOfClosed } from '#app/enrolment/actions/event_grants'
import { acceptLateAnswers } from '#app/exam/actions/accept_late_answers'
import { acceptLate, readLate, type HeldLate } from '#app/exam/rows/late_answers'
import Attempt from '#app/exam/models/attempt'
import LateSubmission from '#app/exam/models/late_submission'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden, NotFound } from '#app/platform/errors/failures'
import { EVENT_CLOSED } from '#contracts/events'
import { ADMIN_REFUSAL } from '#contracts/refusals'

export type LateDecision =
  | { status: 'refused'; reason: string }
  /** `chosen`: the answers to accept, as the admin saw them. */
  | { status: 'accepted'; reason: string; chosen: readonly { page: number; seq: number }[] | 'all' }

/**
 * Decides about late answers once: of simultaneous decisions the first one counts. Accepted answers are stored in the
 * attempt, which is then scored again.
 * @throws NotFound; Conflict when its event is closed, it is already decided, the attempt still runs, or an answer to
 *   accept has changed since the admin saw it; Forbidden for one's own attempt
 */
export async function decideLateAnswers(
  admin: User,
  id: number,
  decision: LateDecision
): Promise<{ before: number; after: number } | null> {
  return inTransaction(async (trx) => {
    const found = await LateSubmission.find(id, { client: trx })
    if (!found) throw new NotFound('Jawaban terlambat tidak ditemukan.')
    const { entitlementId } = await Attempt.findOrFail(found.attemptId, { client: trx })
    const isClosed = await isOfClosed(trx, entitlementId)
    // Locks the attempt first, like every delivery, to avoid deadlocks.
    const attempt = await Attempt.query({ client: trx })
      .where('id', found.attemptId)
      .forUpdate()
      .firstOrFail()
    const submission = await LateSubmission.query({ client: trx })
      .where('id', id)
      .forUpdate()
      .firstOrFail()
    if (submission.userId === admin.id) {
      throw new Forbidden('Jawaban Anda sendiri harus diputuskan oleh admin lain.')
    }
    if (isClosed) throw new Conflict(EVENT_CLOSED, ADMIN_REFUSAL.eventClosed)
    if (submission.status !== 'pending') throw new Conflict('Jawaban ini sudah diputuskan.')
    if (attempt.status !== 'finished') {
      throw new Conflict('Simulasi ini masih berjalan. Putuskan setelah simulasi selesai.')
    }

    const now = clock.now()
    const { status, reason } = decision
    await submission
      .merge({ status, reason, openAttemptId: null, decidedBy: admin.id, decidedAt: now })
      .useTransaction(trx)
      .save()
    const learner = await User.findOrFail(submission.userId, { client: trx })
    const decided = {
      userId: learner.id,
      userName: learner.name,
      packageName: submission.packageName,
      reason,
    }
    const event = {
      actor: admin,
      subject: { type: 'late_answers', id: submission.id },
    } as const

    if (decision.status === 'refused') {
      const details = { ...decided, answers: submission.answers }
      await recordAudit(trx, { ...event, action: 'late_answers.refused', details })
      return null
    }
    const late = await readLate([submission.id], trx)
    const accepted = decision.chosen === 'all' ? late : chosenOf(late, decision.chosen)
    await acceptLate(trx, submission.id, accepted)
    const score = await acceptLateAnswers(trx, attempt, accepted, now)
    const details = { ...decided, answers: accepted.length, ...score }
    await recordAudit(trx, { ...event, action: 'late_answers.accepted', details })
    return score
  })
}

/** @throws Conflict when one has changed */
function chosenOf(
  late: readonly HeldLate[],
  chosen: readonly { page: number; seq: number }[]
): HeldLate[] {
  return chosen.map(({ page, seq }) => {
    const answer = late.find((held) => held.page === page && held.seq === seq)
    // The device may have delivered a newer choice since.
    if (!answer) throw new Conflict('Jawaban ini sudah berubah. Muat ulang halaman ini.')
    return answer
  })
}
