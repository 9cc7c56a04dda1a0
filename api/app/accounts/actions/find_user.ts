import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { NotFound } from '#app/platform/errors/failures'

/**
 * An account of any role.
 * @throws NotFound
 */
export async function findUser(id: number, trx?: TransactionClientContract): Promise<User> {
  const user = await User.find(id, trx ? { client: trx } : {})
  if (!user) throw new NotFound('Pengguna tidak ditemukan.')
  return user
}
