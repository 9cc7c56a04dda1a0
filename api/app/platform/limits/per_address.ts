import { isIP } from 'node:net'
import limiter from '@adonisjs/limiter/services/main'

/** Middleware that lets an address call a route so many times a minute; more is 429. A whole lab may share one. */
export function perAddress(name: string, requestsPerMinute: number) {
  return limiter.define(name, ({ request }) =>
    limiter
      .allowRequests(requestsPerMinute)
      .every('1 minute')
      .usingKey(`${name}:${address(request.ip())}`)
  )
}

/** A client may write anything into X-Forwarded-For, and a key has an end: what is no address shares one budget. */
function address(ip: string): string {
  return isIP(ip) === 0 ? 'unknown' : ip
}
