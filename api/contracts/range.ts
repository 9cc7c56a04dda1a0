/**
 * Which Range headers our file servers use. API and kiosk send files with the same library, which fails when a range
 * ends before it begins. Imports nothing.
 */

/** One range with a start, with numbers small enough for a file. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/

/** Whether a Range header can be used. Others must be ignored (RFC 9110 section 14.2). */
export function isReadableRange(range: string): boolean {
  const [, start, end] = RANGE.exec(range) ?? []
  return start !== undefined && (!end || Number(start) <= Number(end))
}
