import { DAY_MS, startOfDate } from '#app/platform/time/domain/academy_days'

/** Days that a link may last at most, from today on. */
const SCHOOL_LINK_MAX_DAYS = 366

export const SCHOOL_LINK_END_INVALID =
  'Tanggal berakhir harus hari ini atau paling lama satu tahun lagi.'

/**
 * When links for schools are open. Times are epoch milliseconds; days are those of Jakarta, which has no daylight
 * saving time.
 */

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
  const start = startOfDate(day)
  return start === null ? null : start + DAY_MS
}

/** Whether a link may end then: today at the earliest, and not later than a year from now. */
export function mayEnd(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt <= now + (SCHOOL_LINK_MAX_DAYS + 1) * DAY_MS
}

/** Until when results are readable after the code was given. */
export function grantEnd(now: number): number {
  return now + GRANT_MS
}
