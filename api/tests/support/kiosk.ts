import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { BrowserSession } from '#tests/support/browser_session'
import { clock } from '#app/platform/time/clock'

/** The identity of a kiosk's gateway. */
export interface Kiosk {
  labId: number
  key: string
  seat: string
}

interface Signing {
  /** Epoch milliseconds; default: the server's. */
  now?: number
  nonce?: string
  /** Signed along; missing for older kiosks and large bodies. */
  body?: string
}

/** The headers of a signed call, written from docs/kiosk.md, not from the server's code. */
export function labHeaders(
  { labId, key, seat }: Kiosk,
  method: string,
  path: string,
  { now = clock.now(), nonce = randomUUID(), body }: Signing = {}
): Record<string, string> {
  const encodedSeat = encodeURIComponent(seat)
  const timestamp = String(Math.floor(now / 1000))
  const digest = body === undefined ? [] : [createHash('sha256').update(body).digest('base64url')]
  const version = body === undefined ? 'lulus-lab-1' : 'lulus-lab-2'
  const parts = [version, labId, encodedSeat, timestamp, nonce, method, path, ...digest]
  return {
    'x-lab-id': String(labId),
    'x-lab-seat': encodedSeat,
    'x-lab-timestamp': timestamp,
    'x-lab-nonce': nonce,
    ...(digest[0] === undefined ? {} : { 'x-lab-digest': digest[0] }),
    'x-lab-signature': createHmac('sha256', Buffer.from(key, 'base64url'))
      .update(parts.join('\n'))
      .digest('base64url'),
  }
}

/** Puts the browser behind a kiosk's gateway, which signs all further calls. */
export function through<Browser extends BrowserSession>(browser: Browser, kiosk: Kiosk): Browser {
  browser.sign = (method, path) => labHeaders(kiosk, method, path)
  return browser
}
