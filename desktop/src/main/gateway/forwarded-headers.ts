import type { IncomingHttpHeaders } from 'node:http'
import { cookiesForServer, isOwnCookie } from './admission.ts'

/** Headers of one connection (RFC 9110 section 7.6.1), and headers that only a proxy may set. */
const NOT_FORWARDED = new Set([
  'connection',
  // The gateway has already answered it.
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
])

/** A page could use these to fake another address or seat. Some servers treat an underscore as a hyphen. */
const NOT_FORWARDED_PREFIX = /^x[-_](forwarded|lab|real)[-_]/

/**
 * The allowed response headers: about the response, its body and its caching. Others could affect the whole origin, as
 * Clear-Site-Data does, or navigate the window, and browsers add new ones every year.
 */
const RETURNED = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'transfer-encoding',
  'vary',
])

/**
 * The headers of a call as a page of the academy's server would send them. The HTTP client sets the host and the body's
 * length.
 */
export function headersForServer(
  headers: IncomingHttpHeaders,
  server: URL,
  signature: Readonly<Record<string, string>>
): IncomingHttpHeaders {
  const named = connectionHeaders(headers.connection)
  const kept = Object.entries(headers).filter(
    ([name]) => !NOT_FORWARDED.has(name) && !NOT_FORWARDED_PREFIX.test(name) && !named.has(name)
  )
  const forwarded: IncomingHttpHeaders = Object.fromEntries(kept)
  const cookie = cookiesForServer(headers.cookie)
  delete forwarded.cookie
  delete forwarded.referer
  return {
    ...forwarded,
    ...(cookie === undefined ? {} : { cookie }),
    ...(headers.origin === undefined ? {} : { origin: server.origin }),
    // A chunked body has no length to announce.
    ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    host: server.host,
    ...signature,
  }
}

function connectionHeaders(connection = ''): Set<string> {
  return new Set(
    connection
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
  )
}

/**
 * The headers of a response for the window. A response may come from something else, such as a hotel's login page, so
 * it is treated as data that can't run or render anything on our origin.
 * @returns null for a redirect to another host
 */
export function headersForWindow(
  headers: IncomingHttpHeaders,
  server: URL
): IncomingHttpHeaders | null {
  const kept = Object.entries(headers).filter(([name]) => RETURNED.has(name))
  const returned: IncomingHttpHeaders = Object.fromEntries(kept)
  if (headers.location !== undefined) {
    const location = localLocation(headers.location, server)
    if (location === null) return null
    returned.location = location
  }
  const cookies = headers['set-cookie']?.filter((cookie) => !isOwnCookie(cookie))
  if (cookies && cookies.length > 0) returned['set-cookie'] = cookies.map(withoutDomain)
  returned['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'; sandbox"
  returned['x-content-type-options'] = 'nosniff'
  return returned
}

/** The path of a redirect, or null if it leads to another host. */
function localLocation(location: string, server: URL): string | null {
  const target = URL.parse(location, server)
  if (target === null || target.origin !== server.origin) return null
  // Without its origin, such a path would name a host.
  if (target.pathname.startsWith('//')) return null
  return target.pathname + target.search + target.hash
}

/** Drops the cookie's domain, which 127.0.0.1 would refuse. Secure and `__Host-` stay. */
function withoutDomain(cookie: string): string {
  return cookie.replaceAll(/;\s*domain=[^;]*/gi, '')
}
