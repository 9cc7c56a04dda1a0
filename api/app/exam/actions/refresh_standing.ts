import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUnusedEntitlement } from '#app/exam/actions/unused_entitlement'
import Attempt from '#app/exam/models/attempt'
import User from '#app/accounts/models/user'

/**
 * Brings a user's exam status and active package up to date after a grant, a start or a finish, in the same
 * transaction: the package of the running attempt, else the one granted last and unused (contract section 4).
 */
export async function refreshStanding(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  const running = await Attempt.query({ client: trx }).where('runningUserId', userId).first()
  const turn = running ?? (await findUnusedEntitlement(userId, undefined, trx))
  await User.query({ client: trx })
    .where('id', userId)
    .update({
      exam_status: running ? 'ujian' : 'idle',
      active_package_id: turn?.packageId ?? null,
    })
}
