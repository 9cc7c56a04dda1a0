import { setImmediate as turn } from 'node:timers/promises'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { LoggerService } from '@adonisjs/core/types'
import { settleAttempt } from '#app/exam/actions/settle_attempt'
import Attempt from '#app/exam/models/attempt'
import { PAUSE_LIMIT_MS, REST_LIMIT_MS, SAVE_GRACE_MS } from '#contracts/exam'

/** Attempts read at a time. */
const BATCH = 100

/**
 * Finishes attempts whose time is over, batch after batch until none is due; requests run in between. Several
 * processes may run this at once; each attempt is finished only once.
 * @param now epoch milliseconds
 * @param signal stops it after the present attempt
 * @returns how many were finished
 */
export async function sweep(
  now: number,
  logger: LoggerService,
  signal?: AbortSignal
): Promise<number> {
  /** Those that failed, or weren't due after all: the next run checks them again. */
  const passedOver: number[] = []
  let finished = 0
  // More failures than a batch have a common cause: the rest waits for the next run.
  while (passedOver.length < BATCH) {
    const due = await readDue(now, passedOver)
    for (const attempt of due) {
      // Lets arrived requests run, and use the database, before the next one.
      await turn()
      if (signal?.aborted) return finished
      if (await isFinished(attempt, now, logger)) finished++
      else passedOver.push(attempt.id)
    }
    if (due.length < BATCH) break
  }
  return finished
}

async function isFinished(attempt: Attempt, now: number, logger: LoggerService): Promise<boolean> {
  try {
    return await settleAttempt(attempt, now)
  } catch (error) {
    // One failing attempt must not block the others; the next run retries it.
    logger.error({ err: error, attemptId: attempt.id }, 'attempt could not be finished')
    return false
  }
}

async function readDue(now: number, passedOver: readonly number[]): Promise<Attempt[]> {
  return Attempt.query()
    .where('status', 'running')
    .whereNotIn('id', [...passedOver])
    .where((query) => {
      void query
        .where('pausedAt', '<=', now - PAUSE_LIMIT_MS)
        .orWhere('endedAt', '<=', now - SAVE_GRACE_MS)
        .orWhere((going) => {
          void going.whereNull('pausedAt').where((over) => isOver(over, now))
        })
    })
    .orderBy('deadline', 'asc')
    .limit(BATCH)
}

/** Those whose session and rest are over. */
function isOver(query: ModelQueryBuilderContract<typeof Attempt>, now: number): void {
  void query
    .where(
      (reading) =>
        void reading.where('session', 'reading').where('deadline', '<=', now - SAVE_GRACE_MS)
    )
    .orWhere(
      (resting) =>
        void resting
          .whereNot('session', 'reading')
          .where('deadline', '<=', now - REST_LIMIT_MS)
          .whereRaw('deadline + coalesce(rest_held_ms, 0) <= ?', [now - REST_LIMIT_MS])
    )
    .orWhere(
      (limited) =>
        void limited
          .whereNot('session', 'reading')
          .whereNotNull('restMinutes')
          .whereRaw('deadline + rest_minutes * 60000 + coalesce(rest_held_ms, 0) <= ?', [now])
    )
}
