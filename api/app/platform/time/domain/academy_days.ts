/** The academy's days begin at midnight in Jakarta: UTC+7, without daylight saving time. */

const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS
export const JAKARTA_OFFSET_MS = 7 * HOUR_MS

/** Midnight in Jakarta on the day of an instant; both in epoch milliseconds. */
export function startOfDay(instant: number): number {
  return instant - ((instant + JAKARTA_OFFSET_MS) % DAY_MS)
}

/** The last `count` days up to the one of `now`, oldest first, as the midnights they begin with. */
export function lastDays(count: number, now: number): number[] {
  const today = startOfDay(now)
  return Array.from({ length: count }, (_, index) => today - (count - 1 - index) * DAY_MS)
}

/** The date of a day in Jakarta, `2026-11-21`. */
export function dateOf(startOfDay: number): string {
  return new Date(startOfDay + JAKARTA_OFFSET_MS).toISOString().slice(0, 10)
}

/** The midnight in Jakarta that a date such as 2026-12-31 begins with, in epoch milliseconds; null for no such date. */
export function startOfDate(date: string): number | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return null
  // JavaScript turns 31 February into 3 March.
  if (!new Date(midnight).toISOString().startsWith(date)) return null
  return midnight - JAKARTA_OFFSET_MS
}
