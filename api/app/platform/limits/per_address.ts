import limiter from '@adonisjs/limiter/services/main'
import { addressKey } from '#app/platform/limits/address_key'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'

/** Middleware that lets an address call a route so many times a minute; more is 429. A whole lab may share one. */
export function perAddress(name: string, requestsPerMinute: number) {
  return limiter.define(name, ({ request }) =>
    limiter
      .allowRequests(requestsPerMinute)
      .every('1 minute')
      .store(PASSING_COUNTS)
      .usingKey(`${name}:${addressKey(request.ip())}`)
  )
}
