import type { LoggerService } from '@adonisjs/core/types'
import { settleAttempt } from '#app/exam/actions/settle_attempt'
import Attempt from '#app/exam/models/attempt'
import { REST_LIMIT_MS, SAVE_GRACE_MS } from '#contracts/exam'

const BATCH = 100

/**
 * Finishes attempts whose time is over. Several processes may run this at once; each attempt is finished only once.
 * @returns how many were finished
 */
export async function sweep(now: number, logger: LoggerService): Promise<number> {
  const due = await Attempt.query()
    .where('status', 'running')
    .where((query) => {
      void query
        .where(
          (reading) =>
            void reading.where('session', 'reading').where('deadline', '<=', now - SAVE_GRACE_MS)
        )
        .orWhere(
          (resting) =>
            void resting.whereNot('session', 'reading').where('deadline', '<=', now - REST_LIMIT_MS)
        )
        .orWhere(
          (limited) =>
            void limited
              .whereNot('session', 'reading')
              .whereNotNull('restMinutes')
              .whereRaw('deadline + rest_minutes * 60000 <= ?', [now])
        )
    })
    .orderBy('deadline', 'asc')
    .limit(BATCH)

  let finished = 0
  for (const attempt of due) {
    try {
      if (await settleAttempt(attempt, now)) finished++
    } catch (error) {
      // One failing attempt must not block the others; the next run retries it.
      logger.error({ err: error, attemptId: attempt.id }, 'attempt could not be finished')
    }
  }
  return finished
}
