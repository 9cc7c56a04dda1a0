import env from '#start/env'

/**
 * The limiter's store for counts that expire within minutes and cost no disk flush: several processes share Redis,
 * one process holds them in memory and loses them when it restarts.
 */
export const PASSING_COUNTS = env.get('REDIS_URL') ? 'redis' : 'memory'
