import ClassPayment from '#app/payments/models/class_payment'
import Payment from '#app/payments/models/payment'
import Refund from '#app/payments/models/refund'
import type User from '#app/accounts/models/user'
import { NotFound } from '#app/platform/errors/failures'

/**
 * The user's latest payment of a package: of it alone in any status, or of a bundle with it that waits. A rejected one of a
 * bundle is paid again as a bundle.
 */
export async function findLastPayment(userId: number, packageId: number): Promise<Payment | null> {
  return Payment.query()
    .where('userId', userId)
    .where((any) => {
      void any
        .where((alone) => void alone.where('packageId', packageId).whereNull('bundleId'))
        .orWhere((bundled) => {
          void bundled.where('status', 'pending').whereIn('bundleId', (of) => {
            void of.from('bundle_packages').where('package_id', packageId).select('bundle_id')
          })
        })
    })
    .orderBy('id', 'desc')
    .first()
}

/**
 * Lets a proof's owner and users who decide payments open it while a payment refers to it; for others it doesn't
 * exist. Proofs of classes and of refunds are for users who decide.
 * @throws NotFound
 */
export async function authorizeProof(user: User, file: string): Promise<void> {
  const payment = await Payment.findBy('proof', file)
  const isOpen = user.can('payments.decide')
    ? payment !== null ||
      (await ClassPayment.findBy('proof', file)) !== null ||
      (await Refund.findBy('proof', file)) !== null
    : payment?.userId === user.id
  if (!isOpen) throw new NotFound('Berkas tidak ditemukan.')
}
