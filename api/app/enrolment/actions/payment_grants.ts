import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { callNextIfIdle, grantEntitlement } from '#app/enrolment/actions/standing'
import Entitlement from '#app/enrolment/models/entitlement'

/**
 * Locks the access that a learner's payment gave, so that no exam starts with it meanwhile: one for each of its packages,
 * ascending; none before its confirmation.
 */
export async function lockPaymentGrants(
  trx: TransactionClientContract,
  paymentId: number
): Promise<Entitlement[]> {
  return Entitlement.query({ client: trx })
    .where('paymentId', paymentId)
    .orderBy('packageId')
    .forUpdate()
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
 * Gives the access that was paid for: one attempt of each package. A payment has one grant of a package at most, so those
 * that an undone confirmation has withdrawn count again, from now on.
 * @param learner locked
 */
export async function grantForPayment(
  trx: TransactionClientContract,
  learner: User,
  { paymentId, packageIds }: { paymentId: number; packageIds: readonly number[] },
  now: number
): Promise<void> {
  const withdrawn = await lockPaymentGrants(trx, paymentId)
  const anew = { grantedAt: now, revokedAt: null, revokedBy: null, revocationReason: null }
  for (const grant of withdrawn) await grant.merge(anew).save()
  const known = new Set(withdrawn.map(({ packageId }) => packageId))
  for (const packageId of packageIds) {
    if (known.has(packageId)) continue
    await grantEntitlement(trx, learner, { source: 'payment', paymentId, packageId }, now)
  }
  if (withdrawn.length > 0) await callNextIfIdle(trx, learner.id)
}
