// The academy uses Western Indonesian Time on every device.
const TIME_ZONE = 'Asia/Jakarta'

const NO_BREAK = '\u00a0'

const DATE = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: TIME_ZONE })
const SHORT_DATE = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const DAY = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
})
const TIME = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
})

const SECOND = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
})

/** An instant in epoch milliseconds as '11.03.05 WIB'. */
export function formatClockTime(instant: number): string {
  return `${SECOND.format(instant)}${NO_BREAK}WIB`
}

/** An instant in epoch milliseconds as '21 Nov 2025, 11.03.05 WIB'. */
export function formatMoment(instant: number): string {
  return `${SHORT_DATE.format(instant).replaceAll(' ', NO_BREAK)}, ${formatClockTime(instant)}`
}

/** An ISO 8601 instant as '21 November 2025'. */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso))
}

/** An ISO 8601 instant as '21 Nov 2025, 11.03 WIB', for tables; it can only wrap after the date. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso)
  const date = SHORT_DATE.format(instant).replaceAll(' ', NO_BREAK)
  return `${date}, ${TIME.format(instant)}${NO_BREAK}WIB`
}

/** An ISO 8601 instant as '21 Nov 11.03', for dates at most days away. */
export function formatShortMoment(iso: string): string {
  const instant = new Date(iso)
  return `${DAY.format(instant)} ${TIME.format(instant)}`.replaceAll(' ', NO_BREAK)
}

/** An ISO 8601 instant as '21 Nov', for charts. */
export function formatShortDate(iso: string): string {
  return DAY.format(new Date(iso))
}

// UTC, because a date without a time must not shift.
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

/** The day of an instant in Jakarta, such as 2026-12-31, from epoch milliseconds. */
export function jakartaDay(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(instant)
}
