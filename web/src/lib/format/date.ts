// The academy and its learners reckon in Western Indonesian Time, wherever the device is.
const TIME_ZONE = 'Asia/Jakarta'

const DATE = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: TIME_ZONE })
const SHORT_DATE = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const TIME = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
})

/** An ISO 8601 instant as '21 November 2025'. */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso))
}

/** An ISO 8601 instant as '21 Nov 2025, 11.03 WIB', for tables. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso)
  return `${SHORT_DATE.format(instant)}, ${TIME.format(instant)} WIB`
}
