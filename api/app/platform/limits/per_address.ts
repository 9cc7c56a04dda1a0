import limiter from '@adonisjs/limiter/services/main'
import { addressKey } from '#app/platform/limits/address_key'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'

/**
 * Middleware that lets an address call a route so many times a minute; more is 429. A whole lab may share one.
 * @param factorAt the factor for an address that is known to be shared by many
 */
export function perAddress(
  name: string,
  requestsPerMinute: number,
  factorAt: (address: string) => Promise<number> = () => Promise.resolve(1)
) {
  return limiter.define(name, async ({ request }) => {
    const address = addressKey(request.ip())
    return limiter
      .allowRequests(requestsPerMinute * (await factorAt(address)))
      .every('1 minute')
      .store(PASSING_COUNTS)
      .usingKey(`${name}:${address}`)
  })
}
