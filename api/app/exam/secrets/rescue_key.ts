import { hkdfSync } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'

const KEY_BYTES = 32
/** Binds key and token to their use; other values made with APP_KEY don't fit. */
const PURPOSE = 'rescue-file'

/** What a rescue file says about its origin, sealed by the server. */
export interface RescueOrigin {
  attemptId: number
  userId: number
  /** The login that received the key. */
  loginId: string
  /** When, in epoch milliseconds. */
  issuedAt: number
}

/** The attempt's rescue key: the same at every call, never stored. Changes with APP_KEY. */
export function rescueKeyOf(attemptId: number): Buffer {
  const secret = env.get('APP_KEY').release()
  return Buffer.from(hkdfSync('sha256', secret, '', `${PURPOSE}|${attemptId}`, KEY_BYTES))
}

/** The token of a rescue file. */
export function sealOrigin(origin: RescueOrigin): string {
  return encryption.encrypt(origin, { purpose: PURPOSE })
}

/** Null when another server made the token, or it was changed. */
export function openOrigin(token: string): RescueOrigin | null {
  return encryption.decrypt<RescueOrigin>(token, PURPOSE)
}
