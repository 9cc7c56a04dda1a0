import type User from '#app/accounts/models/user'
import Payment from '#app/payments/models/payment'
import { NotFound } from '#app/platform/errors/failures'

/**
 * Lets a proof's owner and admins open it; for anybody else it isn't there.
 * @throws NotFound
 */
export async function authorizeProof(user: User, file: string): Promise<void> {
  if (user.isAdmin) return
  const own = await Payment.query().where('userId', user.id).where('proof', file).first()
  if (!own) throw new NotFound('Berkas tidak ditemukan.')
}
