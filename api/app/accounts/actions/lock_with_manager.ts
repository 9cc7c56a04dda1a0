import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { Forbidden, NotFound } from '#app/platform/errors/failures'
import type { Capability } from '#contracts/capabilities'

interface Manager {
  adminId: number
  /** The capability that the admin's action needs. */
  needs: Capability
}

/**
 * Locks an account together with that of the admin who changes it: of two who suspend or demote each other one must
 * stay, so that there is always an admin.
 * @throws Forbidden when the admin was suspended or lost the capability meanwhile; NotFound
 */
export async function lockWithManager(
  trx: TransactionClientContract,
  manager: Manager,
  userId: number
): Promise<User> {
  const locked = await lockAllWithManager(trx, manager, [userId])
  const user = locked.find(({ id }) => id === userId)
  if (!user) throw new NotFound('Pengguna tidak ditemukan.')
  return user
}

/**
 * The same for a change by an admin who manages accounts, or at the server's console, whose operator nobody demotes.
 * @param admin null at the console
 * @throws Forbidden as above; NotFound
 */
export async function lockManaged(
  trx: TransactionClientContract,
  admin: User | null,
  userId: number
): Promise<User> {
  if (admin) return lockWithManager(trx, { adminId: admin.id, needs: 'users.manage' }, userId)
  const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
  if (!user) throw new NotFound('Pengguna tidak ditemukan.')
  return user
}

/**
 * The same for several accounts.
 * @returns those that there are, and the admin
 * @throws Forbidden
 */
export async function lockAllWithManager(
  trx: TransactionClientContract,
  { adminId, needs }: Manager,
  userIds: readonly number[]
): Promise<User[]> {
  const locked = await User.query({ client: trx })
    .whereIn('id', [adminId, ...userIds])
    .orderBy('id')
    .forUpdate()
  const admin = locked.find(({ id }) => id === adminId)
  if (admin?.suspendedAt !== null) throw new Forbidden('Akun Anda sendiri sedang ditangguhkan.')
  if (!admin.can(needs)) throw new Forbidden('Anda tidak lagi memiliki akses ini.')
  return locked
}
