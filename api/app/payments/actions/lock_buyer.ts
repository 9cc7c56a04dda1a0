import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'

/**
 * Makes everything that happens to one learner's payments and grants wait its turn, until the transaction
 * ends: an upload sees either the pending payment or the grant that came of it, never neither.
 */
export async function lockBuyer(trx: TransactionClientContract, userId: number): Promise<User> {
  return User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
}
