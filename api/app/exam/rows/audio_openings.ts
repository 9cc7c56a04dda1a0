import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { AUDIO_OPENINGS_MAX } from '#contracts/exam'

/** One row per recording and login; the key is (attempt, page, login). */
const TABLE = 'audio_openings'

/**
 * Counts that a login opens a recording not reported as played.
 * @returns false at the limit; then nothing is counted
 */
export async function noteOpening(
  attemptId: number,
  page: number,
  loginId: string,
  now: number
): Promise<boolean> {
  const key = { attempt_id: attemptId, page, login_id: loginId }
  try {
    return await inTransaction(async (trx) => {
      const counted = await trx
        .from(TABLE)
        .where(key)
        .where('openings', '<', AUDIO_OPENINGS_MAX)
        .increment('openings', 1)
      if (Number(counted) > 0) return true
      if (await trx.from(TABLE).where(key).first()) return false
      await trx.table(TABLE).insert({ ...key, opened_at: now, openings: 1 })
      return true
    })
  } catch (error) {
    // A parallel request inserted the row first.
    if (isUniqueViolation(error)) return noteOpening(attemptId, page, loginId, now)
    throw error
  }
}
