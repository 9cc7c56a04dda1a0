// A day without a time is the same day everywhere.
const LONG = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date as '2026-11-21' as '21 November 2026'. */
export function formatDayOfYear(date: string): string {
  return LONG.format(new Date(date))
}

/** A date as '2026-11-21' as '21 Nov'. */
export function formatShortDay(date: string): string {
  return SHORT.format(new Date(date))
}
