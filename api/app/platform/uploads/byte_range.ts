import { isReadableRange } from '#contracts/web_app'

/** Bytes of a file, the first and the last one included. */
export interface ByteRange {
  start: number
  end: number
}

/** The range headers of a request. */
export interface RangeRequest {
  range: string | undefined
  ifRange: string | undefined
}

/**
 * The part of a file to send (RFC 9110 section 14): null for the whole file, also where the part would be of another
 * version of it; `outside` when it begins after the file's end.
 * @param size of the file, in bytes
 * @param etag the file's ETag
 */
export function chosenRange(
  { range = '', ifRange }: RangeRequest,
  size: number,
  etag: string
): ByteRange | 'outside' | null {
  if (!isReadableRange(range) || (ifRange !== undefined && ifRange !== etag)) return null
  const [start, end] = range.slice('bytes='.length).split('-')
  const first = Number(start)
  if (first >= size) return 'outside'
  return { start: first, end: end ? Math.min(Number(end), size - 1) : size - 1 }
}
