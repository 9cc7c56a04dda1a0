import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { Forbidden, NotFound } from '#app/platform/errors/failures'
import type { Capability } from '#contracts/capabilities'

/**
 * Locks an account together with that of the admin who changes it: of two who suspend or demote each other one must
 * stay, so that there is always an admin.
 * @throws Forbidden when the admin was suspended or lost the capability meanwhile; NotFound
 */
export async function lockWithManager(
  trx: TransactionClientContract,
  { adminId, needs }: { adminId: number; needs: Capability },
  userId: number
): Promise<User> {
  const locked = await User.query({ client: trx })
    .whereIn('id', [adminId, userId])
    .orderBy('id')
    .forUpdate()
  const admin = locked.find(({ id }) => id === adminId)
  if (admin?.suspendedAt !== null) throw new Forbidden('Akun Anda sendiri sedang ditangguhkan.')
  if (!admin.can(needs)) throw new Forbidden('Anda tidak lagi memiliki akses ini.')
  const user = locked.find(({ id }) => id === userId)
  if (!user) throw new NotFound('Pengguna tidak ditemukan.')
  return user
}
