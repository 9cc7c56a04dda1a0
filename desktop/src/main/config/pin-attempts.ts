import { z } from 'zod'

const FREE_ATTEMPTS = 5
const FIRST_LOCK_MS = 60_000
const LONGEST_LOCK_MS = 30 * 60_000

/** Number of wrong PINs since the last right one, and the end of the lock. Stored across restarts. */
export const pinAttemptsSchema = z.object({
  failures: z.int().min(0),
  /** Milliseconds since the epoch. */
  lockedUntil: z.number().min(0),
})
export type PinAttempts = z.infer<typeof pinAttemptsSchema>

export const NO_ATTEMPTS: PinAttempts = { failures: 0, lockedUntil: 0 }

/**
 * Milliseconds before the operator may enter the next PIN. Setting the clock back can't extend it beyond the longest
 * lock.
 */
export function waitBeforePin({ lockedUntil }: PinAttempts, now: number): number {
  return Math.min(Math.max(0, lockedUntil - now), LONGEST_LOCK_MS)
}

/** Counts a wrong PIN. The fifth one locks the PIN, and each further one doubles the lock, up to half an hour. */
export function afterWrongPin({ failures }: PinAttempts, now: number): PinAttempts {
  const total = failures + 1
  if (total < FREE_ATTEMPTS) return { failures: total, lockedUntil: 0 }
  const lock = Math.min(FIRST_LOCK_MS * 2 ** (total - FREE_ATTEMPTS), LONGEST_LOCK_MS)
  return { failures: total, lockedUntil: now + lock }
}
