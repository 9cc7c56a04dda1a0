import { createHmac, randomUUID } from 'node:crypto'
import type { BrowserSession } from '#tests/support/browser_session'
import { clock } from '#app/platform/clock'

/** What a kiosk's gateway knows of itself. */
export interface Kiosk {
  labId: number
  key: string
  seat: string
}

interface Signing {
  /** Epoch milliseconds; default: the server's. */
  now?: number
  nonce?: string
}

/** The headers of a signed call, written down from docs/kiosk.md and not from the server's code. */
export function labHeaders(
  { labId, key, seat }: Kiosk,
  method: string,
  path: string,
  { now = clock.now(), nonce = randomUUID() }: Signing = {}
): Record<string, string> {
  const encodedSeat = encodeURIComponent(seat)
  const timestamp = String(Math.floor(now / 1000))
  const text = ['lulus-lab-1', labId, encodedSeat, timestamp, nonce, method, path].join('\n')
  return {
    'x-lab-id': String(labId),
    'x-lab-seat': encodedSeat,
    'x-lab-timestamp': timestamp,
    'x-lab-nonce': nonce,
    'x-lab-signature': createHmac('sha256', Buffer.from(key, 'base64url'))
      .update(text)
      .digest('base64url'),
  }
}

/** Puts the browser behind a kiosk's gateway: from now on each of its calls is signed. */
export function through<Browser extends BrowserSession>(browser: Browser, kiosk: Kiosk): Browser {
  browser.sign = (method, path) => labHeaders(kiosk, method, path)
  return browser
}
