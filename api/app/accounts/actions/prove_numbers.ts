import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inParts } from '#app/platform/database/in_parts'

/**
 * Notes that these accounts' numbers are their owners': they were given a login card by the academy, or an admin
 * confirmed their payment and wrote to the number. What was known before stays.
 */
export async function proveNumbers(
  trx: TransactionClientContract,
  userIds: readonly number[],
  now: number
): Promise<void> {
  for (const some of inParts(userIds)) {
    await trx
      .from('users')
      .whereIn('id', some)
      .whereNull('number_proven_at')
      .update({ number_proven_at: now })
  }
}
