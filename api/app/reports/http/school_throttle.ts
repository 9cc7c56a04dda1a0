import type { Counter } from '#app/accounts/http/login_counters'
import { addressKey } from '#app/platform/limits/address_key'

/** In fifteen minutes, at one link from one address: enough for typing errors. */
const MAX_FROM_A_PLACE = 5
/** At one link from all addresses. */
const MAX_AT_A_LINK = 30
/** From one address at all links. */
const MAX_FROM_AN_ADDRESS = 60

/** The counters of a try at a link's code, the narrowest first. @param tokenHash also of a link that doesn't exist */
export function schoolCounters(tokenHash: string, ip: string): Counter[] {
  const address = addressKey(ip)
  return [
    { key: `school:${tokenHash}:from:${address}`, max: MAX_FROM_A_PLACE },
    { key: `school:${tokenHash}`, max: MAX_AT_A_LINK },
    { key: `school:address:${address}`, max: MAX_FROM_AN_ADDRESS },
  ]
}
