import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#app/exam/models/attempt'

/** The user's latest attempt, running or not. */
export async function findLatestAttempt(
  userId: number,
  trx?: TransactionClientContract
): Promise<Attempt | null> {
  return Attempt.query(trx ? { client: trx } : {})
    .where('userId', userId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .first()
}
