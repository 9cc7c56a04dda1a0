import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Entitlement from '#app/enrolment/models/entitlement'

/** The user's unused entitlement that was granted last, of any package or of the one named; null without one. */
export async function findUnusedEntitlement(
  userId: number,
  packageId?: number,
  trx?: TransactionClientContract
): Promise<Entitlement | null> {
  const query = Entitlement.query(trx ? { client: trx } : {})
    .where('userId', userId)
    .whereNull('usedAt')
    .orderBy('grantedAt', 'desc')
    .orderBy('id', 'desc')
  if (packageId !== undefined) void query.where('packageId', packageId)
  return query.first()
}
