import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The window's cookie for the gateway. Without the `__Host-` prefix, which the academy's own cookies use. */
export const SECRET_COOKIE = 'lulus-kios'

const SECRET_BYTES = 32

/** A new secret for each start of the kiosk: 256 bits, in characters allowed in a cookie. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export interface Caller {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** All values of each header, including repeated ones. */
  headersDistinct: NodeJS.Dict<string[]>
}

/**
 * Whether a request comes from the kiosk's own window. Other programs on this machine can reach the port, and so can a
 * page in another browser whose domain resolves to the loopback address.
 */
export function isOwnWindow(
  { method, url, headers, headersDistinct }: Caller,
  origin: string,
  secret: string
): boolean {
  // With two Host headers, servers could disagree about the target of a request (RFC 9112 section 3.2).
  if (headersDistinct.host?.length !== 1 || `http://${headers.host}` !== origin) return false
  // An absolute address would turn the gateway into an open proxy.
  if (!url.startsWith('/') || url.startsWith('//')) return false
  if (headers.origin !== undefined && headers.origin !== origin) return false
  return !isFromElsewhere(method, headers['sec-fetch-site']) && hasSecret(headers.cookie, secret)
}

function isFromElsewhere(method: string, site: string | string[] | undefined): boolean {
  if (site === undefined || site === 'same-origin') return false
  // The window's first page is not requested by another page.
  return !(site === 'none' && (method === 'GET' || method === 'HEAD'))
}

function hasSecret(cookie: string | undefined, secret: string): boolean {
  const expected = Buffer.from(secret)
  return cookiePairs(cookie).some(([name, value]) => {
    const given = Buffer.from(value)
    return (
      name === SECRET_COOKIE && given.length === expected.length && timingSafeEqual(given, expected)
    )
  })
}

/** The cookies without the gateway's own, for the academy's server, or undefined if none is left. */
export function cookiesForServer(cookie: string | undefined): string | undefined {
  const kept = cookiePairs(cookie).filter(([name]) => name !== SECRET_COOKIE)
  return kept.map(([name, value]) => `${name}=${value}`).join('; ') || undefined
}

function cookiePairs(cookie = ''): [name: string, value: string][] {
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? ['', pair] : [pair.slice(0, at).trim(), pair.slice(at + 1)]
    })
}

/** Matches any spelling with which a browser would set or remove the window's own cookie. */
const OWN_COOKIE = new RegExp(`^[\\s=]*${SECRET_COOKIE}\\s*(=|;|$)`, 'i')

/** Whether a `Set-Cookie` of the server would affect the window's own cookie. */
export function isOwnCookie(line: string): boolean {
  return OWN_COOKIE.test(line)
}
