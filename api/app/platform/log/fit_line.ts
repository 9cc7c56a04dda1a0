/** The length of a text in a line that is too long: enough to recognise it. */
const TEXT_LENGTH = 300
const MOST_ENTRIES = 20
const MOST_DEPTH = 4
/** The identifying fields of a line, if nothing else fits. */
const LASTING = ['level', 'time', 'pid', 'hostname', 'name', 'request_id', 'requestId', 'msg']

/**
 * Shortens a JSON line of a log that is longer than allowed, so that clients can't fill the disk: long texts first,
 * then everything but the identifying fields. It stays a line of JSON and states its original length.
 * @param line with its line break
 * @param mostBytes at least 4,096 for a line that always fits
 */
export function fitLine(line: string, mostBytes: number): string {
  const bytes = Buffer.byteLength(line)
  if (bytes <= mostBytes) return line
  const entries = parsed(line)
  const shortened = written({ ...entries, shortenedFrom: bytes })
  if (Buffer.byteLength(shortened) <= mostBytes) return shortened
  const lasting = Object.fromEntries(LASTING.map((name) => [name, entries[name]]))
  return written({ ...lasting, shortenedFrom: bytes })
}

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    // Not of our loggers: a few of its characters identify it.
    return { msg: line }
  }
}

function written(entries: Record<string, unknown>): string {
  return `${JSON.stringify(shorten(entries, 0))}\n`
}

function shorten(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, TEXT_LENGTH)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MOST_DEPTH) return null
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).map((one) => shorten(one, depth + 1))
  const entries = Object.entries(value).slice(0, MOST_ENTRIES)
  return Object.fromEntries(
    entries.map(([key, one]) => [key.slice(0, TEXT_LENGTH), shorten(one, depth + 1)])
  )
}
