import pLimit from 'p-limit'
import { Unavailable } from '#app/platform/errors/failures'
import { noteSecurityEvent } from '#app/platform/log/security_log'

/**
 * Does at most `atOnce` pieces of heavy work at a time, in the order they came, and lets at most `waiting` more wait.
 * What it returns runs one piece; that throws Unavailable when too many wait already.
 */
export function boundedWork(work: { name: string; atOnce: number; waiting: number }) {
  const { name, atOnce, waiting } = work
  const limit = pLimit(atOnce)
  return async <Result>(piece: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount === atOnce && limit.pendingCount >= waiting) {
      noteSecurityEvent('overloaded', { work: name })
      throw new Unavailable()
    }
    return limit(piece)
  }
}
