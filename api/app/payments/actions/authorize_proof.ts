import type User from '#app/accounts/models/user'
import Payment from '#app/payments/models/payment'
import { NotFound } from '#app/platform/errors/failures'

/**
 * Lets a proof's owner and admins open it as long as a payment shows it; for anybody else it isn't there.
 * @throws NotFound
 */
export async function authorizeProof(user: User, file: string): Promise<void> {
  const payment = await Payment.findBy('proof', file)
  if (!payment || !(user.isAdmin || payment.userId === user.id))
    throw new NotFound('Berkas tidak ditemukan.')
}
