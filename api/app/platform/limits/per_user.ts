import limiter from '@adonisjs/limiter/services/main'
import { signedIn } from '#app/platform/access/signed_in'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'

/** Middleware that lets a signed-in user call a route so many times a minute; more is 429. Runs after `auth`. */
export function perUser(name: string, requestsPerMinute: number) {
  return limiter.define(name, ({ auth }) =>
    limiter
      .allowRequests(requestsPerMinute)
      .every('1 minute')
      .store(PASSING_COUNTS)
      .usingKey(`${name}:${signedIn(auth).id}`)
  )
}
