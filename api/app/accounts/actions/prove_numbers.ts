import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inParts } from '#app/platform/database/in_parts'

/**
 * Records that these accounts' numbers are their owners': the academy gave them a login card, or an admin confirmed
 * their payment and wrote to the number. Earlier proofs stay.
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
