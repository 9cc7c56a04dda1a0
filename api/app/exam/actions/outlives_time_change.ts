import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isSameAt } from '#app/exam/domain/session_clock'
import Attempt from '#app/exam/models/attempt'

/**
 * Whether the server's time may be set from `now` to `next`: no session runs, no rest begins or ends in between, and no
 * stored time of an attempt would be in the future.
 */
export async function outlivesTimeChange(
  trx: TransactionClientContract,
  now: number,
  next: number
): Promise<boolean> {
  const running = await Attempt.query({ client: trx }).where('status', 'running')
  if (!running.every((attempt) => isSameAt(attempt.clock, now, next))) return false

  const latest = await trx
    .from('attempts')
    .max({ started: 'started_at', finished: 'finished_at' })
    .first()
  return next >= Math.max(Number(latest.started), Number(latest.finished))
}
