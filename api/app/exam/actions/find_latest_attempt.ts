import Attempt from '#app/exam/models/attempt'

/** The user's latest attempt, running or not. */
export async function findLatestAttempt(userId: number): Promise<Attempt | null> {
  return Attempt.query()
    .where('userId', userId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .first()
}
