import { mayOpenAgain, type LoginOpenings } from '#app/exam/domain/audio_openings'
import { inTransaction } from '#app/platform/database/transaction'

/** One row per recording and login; the key is (attempt, page, login). */
const TABLE = 'audio_openings'

/**
 * Counts that a login opens a recording not reported as played.
 * @returns false at a limit (`mayOpenAgain`); then nothing is counted
 */
export async function noteOpening(
  attemptId: number,
  page: number,
  loginId: string,
  now: number
): Promise<boolean> {
  const recording = { attempt_id: attemptId, page }
  return inTransaction(async (trx) => {
    // Openings by several logins wait for each other, also before the first has a row.
    await trx.from('attempts').where('id', attemptId).forUpdate().select('id')
    const noted = await trx
      .query<LoginOpenings>()
      .from(TABLE)
      .where(recording)
      .select('login_id as loginId', 'openings')
    if (!mayOpenAgain(noted, loginId)) return false

    const own = { ...recording, login_id: loginId }
    if (noted.some((one) => one.loginId === loginId)) {
      await trx.from(TABLE).where(own).increment('openings', 1)
    } else {
      await trx.table(TABLE).insert({ ...own, opened_at: now, openings: 1 })
    }
    return true
  })
}
