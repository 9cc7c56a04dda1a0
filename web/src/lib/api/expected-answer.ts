/** What an answer holds: the API's JSON, a file of one of these types, or any file, as long as it is no page. */
export type Expected = 'json' | 'file' | RegExp

/** By the ending of a file's name. */
const FILE_TYPES: Readonly<Record<string, RegExp>> = {
  pdf: /^application\/pdf$/,
  zip: /^application\/zip$/,
  xlsx: /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/,
}

/** Failures that a proxy of the academy's own answers with a page: the server is gone, a file too large, or too many calls. */
const OF_A_PROXY = [413, 429, 500, 502, 503, 504]

/** The type that a file with this name has; any file, if the name doesn't say. */
export function typeOfFile(name: string): Expected {
  return FILE_TYPES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'file'
}

/**
 * Whether an answer can be the server's. A captive portal, a school's filter or a proxy answers with a page of its own, often
 * with status 200, sometimes with 401 or 403.
 */
export function isFromServer(response: Response, expects: Expected): boolean {
  const type = typeOf(response)
  if (!response.ok) return type !== 'text/html' || OF_A_PROXY.includes(response.status)
  // Answers without a body have no type.
  if (type === '') return true
  if (expects === 'json') return type === 'application/json'
  return expects === 'file' ? type !== 'text/html' : expects.test(type)
}

/** As 'text/html', without its parameters; empty if there is none. */
function typeOf({ headers }: Response): string {
  return (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
