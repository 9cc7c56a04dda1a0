// The academy and its learners reckon in Western Indonesian Time, wherever the device is.
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

/** An ISO 8601 instant as '21 Nov 2025, 11.03 WIB', for tables: narrow ones break it after the date only. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso)
  const date = SHORT_DATE.format(instant).replaceAll(' ', NO_BREAK)
  return `${date}, ${TIME.format(instant)}${NO_BREAK}WIB`
}

/** An ISO 8601 instant as '21 Nov', for charts. */
export function formatShortDate(iso: string): string {
  return DAY.format(new Date(iso))
}
