import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

const KEY_BYTES = 32
/** Ties the sealed text to its use: nothing else that the application encrypted passes for a key. */
const PURPOSE = 'lab-key'

/** A new key as it is handed out: 32 bytes in base64url. */
export function newLabKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** The key as it is stored. An HMAC can only be checked with the key itself, so a hash won't do. */
export function sealLabKey(key: string): string {
  return encryption.encrypt(key, { purpose: PURPOSE })
}

/** The key from what was stored; null when APP_KEY isn't the one that it was sealed with. */
export function openLabKey(sealed: string): string | null {
  return encryption.decrypt<string>(sealed, PURPOSE)
}

/** Whether `signature` is the key's for this text, in the same time for any wrong one. */
export function isSignatureOf(key: string, text: string, signature: string): boolean {
  const expected = createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
