import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import { findOfferedPackage } from '#app/packages/actions/find_package'
import { lockBuyer } from '#app/payments/actions/lock_buyer'
import Payment from '#app/payments/models/payment'
import { clock } from '#app/platform/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'

interface Submission {
  userId: number
  packageId: number
  /** Stored name of the proof of transfer. */
  proof: string
}

/**
 * Records a payment that waits for an admin, at the price that the package has now.
 * @throws NotFound for a package that isn't there; Conflict when it isn't on sale, another payment of it is
 *   pending, or an unused grant of it stands
 */
export async function submitPayment({ userId, packageId, proof }: Submission): Promise<Payment> {
  try {
    return await inTransaction(async (trx) => {
      const buyer = await lockBuyer(trx, userId)
      const pack = await findOfferedPackage(packageId, trx)
      if (!pack.isOnSale) throw new Conflict('Paket ini belum tersedia.')

      if (await findUnusedEntitlement(userId, packageId, trx))
        throw new Conflict('Anda masih memiliki akses paket ini yang belum digunakan.')

      return Payment.create(
        {
          userId,
          currentName: buyer.name,
          currentNohp: buyer.nohp,
          packageId,
          packageName: pack.name,
          amount: pack.price,
          proof,
          status: 'pending',
          pendingKey: Payment.pendingKeyOf(userId, packageId),
          createdAt: clock.now(),
        },
        { client: trx }
      )
    })
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new Conflict('Pembayaran Anda untuk paket ini masih menunggu verifikasi admin.')
    }
    throw error
  }
}
