/**
 * Which Range headers our file servers follow: API and kiosk send files by the same library, which trusts the header and
 * fails at a range that ends before it begins. Imports nothing.
 */

/** One range with a start, in numbers that a file can have. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/

/** Whether a Range header can be followed. One that can't is to be ignored (RFC 9110 section 14.2). */
export function isReadableRange(range: string): boolean {
  const [, start, end] = RANGE.exec(range) ?? []
  return start !== undefined && (!end || Number(start) <= Number(end))
}
