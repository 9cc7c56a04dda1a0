import type User from '#app/accounts/models/user'
import { refreshStanding } from '#app/exam/actions/refresh_standing'
import type Package from '#app/packages/models/package'
import Entitlement from '#app/payments/models/entitlement'
import { inTransaction } from '#app/platform/database/transaction'
import { createPayment } from '#database/factories/payment_factory'

/** Grants the user one attempt of the package through a confirmed payment, as an admin's approval would. */
export async function grantAttempt(
  user: User,
  pack: Package,
  attributes: Partial<Entitlement> = {}
): Promise<Entitlement> {
  const payment = await createPayment(user, pack, { status: 'confirmed', decidedAt: Date.now() })
  return inTransaction(async (trx) => {
    const entitlement = await Entitlement.create(
      {
        paymentId: payment.id,
        userId: user.id,
        packageId: pack.id,
        grantedAt: Date.now(),
        usedAt: null,
        ...attributes,
      },
      { client: trx }
    )
    await refreshStanding(trx, user.id)
    return entitlement
  })
}
