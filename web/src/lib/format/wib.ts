/** Western Indonesian Time, which the academy uses on every device. */
const WIB_MS = 7 * 60 * 60 * 1000

/** Formats an instant as the text of a `datetime-local` field in Western Indonesian Time. */
export function toWib(iso: string): string {
  return new Date(Date.parse(iso) + WIB_MS).toISOString().slice(0, 16)
}

/** Adds the time zone to the text of such a field. */
export function fromWib(text: string): string {
  return `${text}+07:00`
}
