import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { clock } from '#app/platform/time/clock'

/** Sets the score that a learner wants to reach, 310-677; null removes it. */
export async function changeTarget(
  trx: TransactionClientContract,
  userId: number,
  targetScore: number | null
): Promise<void> {
  const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
  if (user.targetScore === targetScore) return
  await user.merge({ targetScore, updatedAt: clock.now() }).save()
}
