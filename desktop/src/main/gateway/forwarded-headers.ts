import type { IncomingHttpHeaders } from 'node:http'
import { cookiesForServer } from './admission.ts'

/** Meant for one connection (RFC 9110 section 7.6.1), or claims about the way that only a proxy may make. */
const NOT_FORWARDED = new Set([
  'connection',
  // The gateway has told the sender to go on already.
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

/** What a page could set to pass for another address or another seat. */
const NOT_FORWARDED_PREFIX = /^x-(forwarded|lab|real)-/

/** Those rule over the whole host or open other ways to it: on a loopback address they do harm or nothing. */
const NOT_RETURNED = new Set([
  'alt-svc',
  'connection',
  'keep-alive',
  'link',
  'nel',
  'proxy-authenticate',
  'proxy-connection',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'strict-transport-security',
  // Announces what is not passed on; Node refuses to send it with a length.
  'trailer',
  'upgrade',
])

/**
 * The headers of a call as the academy's server would have got them from a page of its own.
 * Host and the body's length are set by whoever sends them.
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
    // A chunked body stays one: it has no length that could be announced.
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
 * The headers of an answer for the window. Whatever claims to be the server, a hotel's login page included, is data:
 * it can't run or draw anything on our origin.
 * @returns null for an answer that leads to another host
 */
export function headersForWindow(
  headers: IncomingHttpHeaders,
  server: URL
): IncomingHttpHeaders | null {
  const kept = Object.entries(headers).filter(([name]) => !NOT_RETURNED.has(name))
  const returned: IncomingHttpHeaders = Object.fromEntries(kept)
  if (headers.location !== undefined) {
    const location = localLocation(headers.location, server)
    if (location === null) return null
    returned.location = location
  }
  if (headers['set-cookie']) returned['set-cookie'] = headers['set-cookie'].map(withoutDomain)
  returned['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'; sandbox"
  returned['x-content-type-options'] = 'nosniff'
  return returned
}

/** The path of a redirect, or null when it leaves the server. */
function localLocation(location: string, server: URL): string | null {
  const target = URL.parse(location, server)
  if (target === null || target.origin !== server.origin) return null
  return target.pathname + target.search + target.hash
}

/** A cookie for the academy's domain would be refused on 127.0.0.1; all else, Secure and `__Host-` too, stands. */
function withoutDomain(cookie: string): string {
  return cookie.replaceAll(/;\s*domain=[^;]*/gi, '')
}
