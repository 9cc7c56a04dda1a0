import type User from '#app/accounts/models/user'
import { grantEntitlement, lockLearner } from '#app/enrolment/actions/standing'
import type Entitlement from '#app/enrolment/models/entitlement'
import type Package from '#app/packages/models/package'
import { inTransaction } from '#app/platform/database/transaction'
import { createPayment } from '#database/factories/payment_factory'

/**
 * Grants the user one attempt of the package through a confirmed payment, like an admin's approval.
 * @param grantedAt epoch milliseconds
 */
export async function grantAttempt(
  user: User,
  pack: Package,
  { grantedAt = Date.now() } = {}
): Promise<Entitlement> {
  const payment = await createPayment(user, pack, { status: 'confirmed', decidedAt: grantedAt })
  const origin = { source: 'payment', paymentId: payment.id } as const
  const grant = { ...origin, packageId: pack.id }
  return inTransaction(async (trx) =>
    grantEntitlement(trx, await lockLearner(trx, user.id), grant, grantedAt)
  )
}
