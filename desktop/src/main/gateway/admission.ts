import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The window's pass to the gateway. Not `__Host-`: that prefix belongs to the academy's own cookies. */
export const SECRET_COOKIE = 'lulus-kios'

const SECRET_BYTES = 32

/** A secret for one start of the kiosk: 256 bits that are safe in a cookie. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

interface Caller {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/**
 * Whether a request comes from the kiosk's own window. Other programs of this machine reach the port as well, and so
 * does a page in another browser whose name was pointed at the loopback address.
 * @returns why the caller is refused; null for our own window
 */
export function judgeCaller(
  { method, url, headers }: Caller,
  origin: string,
  secret: string
): string | null {
  if (`http://${headers.host}` !== origin) return 'another host name'
  // An absolute address would make a general proxy of the gateway.
  if (!url.startsWith('/') || url.startsWith('//')) return 'no plain path'
  if (headers.origin !== undefined && headers.origin !== origin) return 'another origin'
  if (isFromElsewhere(method, headers['sec-fetch-site'])) return 'another site'
  if (!hasSecret(headers.cookie, secret)) return 'no secret'
  return null
}

function isFromElsewhere(method: string, site: string | string[] | undefined): boolean {
  if (site === undefined || site === 'same-origin') return false
  // The first page of the window was asked for by nobody's page.
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

/** The cookies that the academy's server may see: all but our own pass. Undefined when none is left. */
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
      return at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)]
    })
}
