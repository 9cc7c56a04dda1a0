import { z } from 'zod'

const FREE_ATTEMPTS = 5
const FIRST_LOCK_MS = 60_000
const LONGEST_LOCK_MS = 30 * 60_000

/** How often the PIN was wrong since it was last right, and until when no other is taken. Kept over restarts. */
export const pinAttemptsSchema = z.object({
  failures: z.int().min(0),
  /** Milliseconds since the epoch. */
  lockedUntil: z.number().min(0),
})
export type PinAttempts = z.infer<typeof pinAttemptsSchema>

export const NO_ATTEMPTS: PinAttempts = { failures: 0, lockedUntil: 0 }

/**
 * How long the operator has to wait before the next PIN, in milliseconds.
 * A clock that was set back can't lengthen a lock beyond its most.
 */
export function waitBeforePin({ lockedUntil }: PinAttempts, now: number): number {
  return Math.min(Math.max(0, lockedUntil - now), LONGEST_LOCK_MS)
}

/** After a wrong PIN: from the fifth on it locks, twice as long each time, half an hour at most. */
export function afterWrongPin({ failures }: PinAttempts, now: number): PinAttempts {
  const total = failures + 1
  if (total < FREE_ATTEMPTS) return { failures: total, lockedUntil: 0 }
  const lock = Math.min(FIRST_LOCK_MS * 2 ** (total - FREE_ATTEMPTS), LONGEST_LOCK_MS)
  return { failures: total, lockedUntil: now + lock }
}
