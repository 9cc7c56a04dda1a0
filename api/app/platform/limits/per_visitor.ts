import limiter from '@adonisjs/limiter/services/main'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'

/**
 * Middleware that lets a browser call a route so many times a minute; more is 429. Runs before a limit by address, so
 * that one browser can't exhaust it for all who share the address.
 */
export function perVisitor(name: string, requestsPerMinute: number) {
  return limiter.define(`${name}_visitor`, ({ session }) =>
    limiter
      .allowRequests(requestsPerMinute)
      .every('1 minute')
      .store(PASSING_COUNTS)
      .usingKey(`${name}:visitor:${session.sessionId}`)
  )
}
