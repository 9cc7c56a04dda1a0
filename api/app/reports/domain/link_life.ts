/** Days that a link may last at most, from today on. */
const SCHOOL_LINK_MAX_DAYS = 366

export const SCHOOL_LINK_END_INVALID =
  'Tanggal berakhir harus hari ini atau paling lama satu tahun lagi.'

/**
 * When links for schools are open. Times are epoch milliseconds; days are those of Jakarta, which has no daylight
 * saving time.
 */

const MS_PER_DAY = 86_400_000
const JAKARTA_MS = 7 * 3_600_000
/** How long results are readable after the code was given: a meeting of teachers. */
const GRANT_MS = 2 * 3_600_000

/** The fields that decide whether a link is open. */
export interface LinkLife {
  expiresAt: number
  endedAt: number | null
  /** When its class was archived; null while it is active. */
  classArchivedAt: number | null
}

export function isLinkOpen(
  { expiresAt, endedAt, classArchivedAt }: LinkLife,
  now: number
): boolean {
  return endedAt === null && classArchivedAt === null && now < expiresAt
}

/** The end of a day such as 2026-12-31 in Jakarta: the first millisecond of the next; null for no such day. */
export function endOfDay(day: string): number | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return null
  // JavaScript turns 31 February into 3 March.
  if (!new Date(midnight).toISOString().startsWith(day)) return null
  return midnight - JAKARTA_MS + MS_PER_DAY
}

/** Whether a link may end then: today at the earliest, and not later than a year from now. */
export function mayEnd(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt <= now + (SCHOOL_LINK_MAX_DAYS + 1) * MS_PER_DAY
}

/** Until when results are readable after the code was given. */
export function grantEnd(now: number): number {
  return now + GRANT_MS
}
