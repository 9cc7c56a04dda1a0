import db from '@adonisjs/lucid/services/db'

const KEPT_MS = 60 * 60 * 1000

/**
 * Removes the counts of tries that ended more than an hour ago. The limiter's own clearing would end the process when
 * the database refuses it, through an unhandled rejection.
 * @param now epoch milliseconds
 */
export async function clearExpiredLimits(now: number): Promise<void> {
  await db
    .from('rate_limits')
    .where('expire', '<', now - KEPT_MS)
    .delete()
}
