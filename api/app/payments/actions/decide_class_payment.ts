import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockClass, readMemberIds } from '#app/classes/actions/find_class'
import { payableEventGrants, payEventGrants } from '#app/enrolment/actions/class_access_of_event'
import { grantLearners, type JudgedLearner } from '#app/enrolment/actions/grant_learners'
import { findClassPayment, lockPendingClassPayment } from '#app/payments/actions/find_class_payment'
import {
  readListedLearners,
  bySettled,
  readObstacle,
  withoutLeavers,
} from '#app/payments/actions/read_class_payment'
import { issueReceipt } from '#app/payments/actions/receipts'
import type ClassPayment from '#app/payments/models/class_payment'
import { clock } from '#app/platform/time/clock'
import { inParts } from '#app/platform/database/in_parts'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { GRANT_OUTCOMES } from '#contracts/grants'

export type ClassDecision =
  /** `amount`: the amount that was displayed; refused when it was changed meanwhile. */
  { status: 'confirmed'; amount?: number | undefined } | { status: 'rejected'; reason: string }

/**
 * Confirms or rejects a pending payment of a class, once. A confirmation gives each listed learner one attempt of the
 * package, in the same transaction; of those who sit an event that uses the class's access that one is paid. Learners who left the class, have access already or need none get nothing, and
 * this is recorded.
 * @returns the outcome of each listed learner; empty after a rejection
 * @throws NotFound; Forbidden when it needs an admin; Conflict when it was decided, its amount was changed, its proof
 *   is missing, or the class is archived
 */
export async function decideClassPayment(
  admin: User,
  id: number,
  decision: ClassDecision
): Promise<JudgedLearner[]> {
  return inTransaction(async (trx) => {
    // The class before its payment, the usual lock order: no learner leaves it until the decision is made.
    const { classId } = await findClassPayment(id, trx)
    const { archivedAt } = await lockClass(trx, classId)
    const payment = await lockPendingClassPayment(trx, id)
    const isRejected = decision.status === 'rejected'
    if (!isRejected) {
      const reason = await readObstacle(admin, payment, trx)
      if (reason !== null) throw new Forbidden(reason)
      refuseUnready(payment, decision.amount, archivedAt !== null)
    }

    const now = clock.now()
    const judged = isRejected ? [] : await grantListed(trx, admin, payment, now)
    await payment
      .merge({
        status: decision.status,
        pendingKey: null,
        rejectionReason: isRejected ? decision.reason : null,
        decidedBy: admin.id,
        decidedAt: now,
      })
      .save()

    const granted = judged.filter(({ outcome }) => outcome === GRANT_OUTCOMES.granted).length
    await recordAudit(trx, {
      actor: admin,
      subject: { type: 'class_payment', id },
      ...(isRejected
        ? {
            action: 'class_payment.rejected',
            details: { ...payment.summary, reason: decision.reason },
          }
        : { action: 'class_payment.confirmed', details: { ...payment.summary, granted } }),
    })
    if (!isRejected) {
      const { className, amount } = payment
      await issueReceipt(trx, { classPaymentId: id }, { payer: className, amount }, now)
    }
    return judged
  })
}

function refuseUnready(payment: ClassPayment, seen: number | undefined, isArchived: boolean) {
  if (seen !== undefined && seen !== payment.amount) {
    throw new Conflict('Jumlah pembayaran ini baru saja diubah. Periksa lagi.')
  }
  if (payment.proof === null) throw new Conflict('Unggah bukti pembayaran terlebih dahulu.')
  if (isArchived) {
    throw new Conflict(
      'Kelas ini sudah diarsipkan. Pulihkan kelasnya dulu, atau tolak pembayaran ini.'
    )
  }
}

async function grantListed(
  trx: TransactionClientContract,
  admin: User,
  { id, classId, packageId }: ClassPayment,
  now: number
): Promise<JudgedLearner[]> {
  const listed = await readListedLearners(id, trx)
  const { present, leavers } = withoutLeavers(listed, await readMemberIds(classId, trx))
  const origin = { source: 'class', classId, classPaymentId: id, reason: null } as const
  const offer = { ...origin, packageId, grantedBy: admin.id }
  const grants = await payableEventGrants(trx, packageId, present)
  await payEventGrants(trx, { classId, classPaymentId: id }, [...grants.values()])
  const { settled, others } = bySettled(listed, present, grants)
  const judged = [...(await grantLearners(trx, offer, others, now)), ...settled, ...leavers]
  for (const outcome of new Set(judged.map((learner) => learner.outcome))) {
    const same = judged.filter((learner) => learner.outcome === outcome)
    for (const some of inParts(same.map(({ userId }) => userId))) {
      await trx
        .from('class_payment_learners')
        .where('class_payment_id', id)
        .whereIn('user_id', some)
        .update({ outcome })
    }
  }
  return judged
}
