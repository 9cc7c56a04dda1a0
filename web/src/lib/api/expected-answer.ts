/** How the content type of an answer ends: '/json', as the API's does, '/pdf' and the like; empty for any file. */
export type Expected = string | RegExp

/** By the ending of a file's name. */
const ENDINGS: Readonly<Record<string, string>> = { pdf: '/pdf', zip: '/zip', xlsx: '.sheet' }

/** Failures that a proxy of the academy's own answers with a page: the server is gone, a file too large, or too many calls. */
const OF_A_PROXY = [413, 429, 500, 502, 503, 504]

/** The type that a file with this name has; any, if the name doesn't say. */
export function typeOfFile(name: string): Expected {
  return ENDINGS[name.slice(name.lastIndexOf('.') + 1)] ?? ''
}

/**
 * Whether an answer can be the server's. A captive portal, a school's filter or a proxy answers with a page of its own, often
 * with status 200, sometimes with 401 or 403. Answers without a body have no type.
 */
export function isFromServer({ ok, status, headers }: Response, expects: Expected): boolean {
  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? ''
  const isPage = type === 'text/html'
  if (!ok) return !isPage || OF_A_PROXY.includes(status)
  if (type === '' || isPage) return !isPage
  return typeof expects === 'string' ? type.endsWith(expects) : expects.test(type)
}
