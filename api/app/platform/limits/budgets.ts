import limiter from '@adonisjs/limiter/services/main'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'

/** How often one user may do something: far more than any normal use, and too seldom to delay others. */
export interface Budget {
  requests: number
  minutes: number
}

/**
 * Counts one use against a user's budget. Costs no row and no disk flush, whether it is refused or not.
 * @param name of what is counted together
 * @throws E_TOO_MANY_REQUESTS when it is used up
 */
export async function spend(name: string, userId: number, budget: Budget): Promise<void> {
  const { requests, minutes } = budget
  await limiter
    .use(PASSING_COUNTS, { requests, duration: `${minutes} mins` })
    .consume(`budget:${name}:${userId}`)
}
