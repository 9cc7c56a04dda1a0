import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

/** Binds tokens to their use; other values made with APP_KEY don't fit. */
const PURPOSE = 'stop-mail'

/** The token with which whoever received an e-mail stops further ones, without a login; the same each time. */
export function stopToken(userId: number): string {
  return `${userId}-${signatureOf(userId)}`
}

/** Whose e-mails a token stops; null for one that this server didn't make. */
export function readStopToken(token: string): number | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? []
  if (id === '') return null
  const expected = Buffer.from(signatureOf(Number(id)))
  return timingSafeEqual(expected, Buffer.from(signature)) ? Number(id) : null
}

function signatureOf(userId: number): string {
  const key = env.get('APP_KEY').release()
  return createHmac('sha256', key).update(`${PURPOSE}|${userId}`).digest('base64url')
}
