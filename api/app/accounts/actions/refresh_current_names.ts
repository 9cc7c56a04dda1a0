import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'

/**
 * Brings the names and phone numbers that lists are sorted by up to date with their user's. The transaction holds the
 * user's row: whatever is added meanwhile waits for it, and takes the new ones.
 */
export async function refreshCurrentNames(
  trx: TransactionClientContract,
  { id, name, nohp }: User
): Promise<void> {
  await trx.from('payments').where('user_id', id).update({ current_name: name, current_nohp: nohp })
  await trx.from('results').where('user_id', id).update({ current_name: name })
}
