import env from '#start/env'

/**
 * The limiter's store for counts that end within minutes and cost no disk flush: many processes share Redis, one keeps
 * them in memory and forgets them when it restarts.
 */
export const PASSING_COUNTS = env.get('REDIS_URL') ? 'redis' : 'memory'
