/** The end of the expected content type: '/json' for the API, '/pdf' and the like, or empty for any file. */
export type Expected = string | RegExp

/** By file name extension. */
const ENDINGS: Readonly<Record<string, string>> = { pdf: '/pdf', zip: '/zip', xlsx: '.sheet' }

/** Failures that the academy's own proxy answers with a page: server unreachable, file too large, too many calls. */
const OF_A_PROXY = [413, 429, 500, 502, 503, 504]

/** The expected type for this file name, or any type if its extension is unknown. */
export function typeOfFile(name: string): Expected {
  return ENDINGS[name.slice(name.lastIndexOf('.') + 1)] ?? ''
}

/**
 * Whether a response can come from our server. A captive portal, a school's filter or a proxy answers with its own
 * page, often with status 200, sometimes with 401 or 403. Responses without a body have no type.
 */
export function isFromServer({ ok, status, headers }: Response, expects: Expected): boolean {
  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? ''
  const isPage = type === 'text/html'
  if (!ok) return !isPage || OF_A_PROXY.includes(status)
  if (type === '' || isPage) return !isPage
  return typeof expects === 'string' ? type.endsWith(expects) : expects.test(type)
}
