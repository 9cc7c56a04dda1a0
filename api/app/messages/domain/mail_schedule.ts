const MINUTE_MS = 60_000

/** The waits after failures, in minutes; after the last one the e-mail has failed. Together about a day and a half. */
const WAITS = [1, 5, 15, 60, 4 * 60, 12 * 60, 18 * 60]

/**
 * How long a process may take to send one e-mail. Afterwards it counts as dead, and another one sends it again. Longer
 * than all time limits of a connection together.
 */
export const CLAIM_MS = 10 * MINUTE_MS

/** When it is tried again after so many tries, in epoch milliseconds; null when it isn't any more. */
export function nextTry(tries: number, now: number): number | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : now + wait * MINUTE_MS
}
