import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { callNextIfIdle, grantEntitlement } from '#app/enrolment/actions/standing'
import Entitlement from '#app/enrolment/models/entitlement'

/** Locks the access that a learner's payment gave, so that no exam starts with it meanwhile; null without one. */
export async function lockPaymentGrant(
  trx: TransactionClientContract,
  paymentId: number
): Promise<Entitlement | null> {
  return Entitlement.query({ client: trx }).where('paymentId', paymentId).forUpdate().first()
}

/** The same of the access that learners of a class got by its payment and still have, in the order of the learners. */
export async function lockClassPaymentGrants(
  trx: TransactionClientContract,
  classPaymentId: number
): Promise<Entitlement[]> {
  return Entitlement.query({ client: trx })
    .where('classPaymentId', classPaymentId)
    .whereNull('revokedAt')
    .orderBy('userId')
    .forUpdate()
}

/**
 * Gives the access that was paid for: one attempt. A payment has one grant at most, so the one that an undone
 * confirmation has withdrawn counts again, from now on.
 * @param learner locked
 */
export async function grantForPayment(
  trx: TransactionClientContract,
  learner: User,
  { paymentId, packageId }: { paymentId: number; packageId: number },
  now: number
): Promise<void> {
  const withdrawn = await lockPaymentGrant(trx, paymentId)
  if (!withdrawn) {
    await grantEntitlement(trx, learner, { source: 'payment', paymentId, packageId }, now)
    return
  }
  const anew = { grantedAt: now, revokedAt: null, revokedBy: null, revocationReason: null }
  await withdrawn.merge(anew).save()
  await callNextIfIdle(trx, learner.id)
}
