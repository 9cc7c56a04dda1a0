import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'

/**
 * Locks the learner's row, so that payments and grants change one at a time: an upload sees either the pending payment
 * or the grant from it.
 */
export async function lockBuyer(trx: TransactionClientContract, userId: number): Promise<User> {
  return User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
}
