import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Entitlement from '#app/enrolment/models/entitlement'

/**
 * The latest unused entitlement of the user's own, of any package or of the given one; null without one. Those of
 * exam events depend on their event: `findGrant` decides what may be started.
 */
export async function findUnusedEntitlement(
  userId: number,
  packageId?: number,
  trx?: TransactionClientContract
): Promise<Entitlement | null> {
  const query = Entitlement.query(trx ? { client: trx } : {})
    .where('userId', userId)
    .whereNull('usedAt')
    .whereNull('revokedAt')
    .whereNull('eventId')
    .orderBy('grantedAt', 'desc')
    .orderBy('id', 'desc')
  if (packageId !== undefined) void query.where('packageId', packageId)
  return query.first()
}
