import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

const KEY_BYTES = 32
/** Binds the encrypted text to lab keys; other encrypted values don't decrypt here. */
const PURPOSE = 'lab-key'

/** A new key as text: 32 bytes in base64url. */
export function newLabKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** Encrypts the key for storage. A hash won't do, because verifying an HMAC needs the key itself. */
export function sealLabKey(key: string): string {
  return encryption.encrypt(key, { purpose: PURPOSE })
}

/** Decrypts a stored key; null when it was encrypted with another APP_KEY. */
export function openLabKey(sealed: string): string | null {
  return encryption.decrypt<string>(sealed, PURPOSE)
}

/** Whether `signature` is the key's for this text. Compares in constant time. */
export function isSignatureOf(key: string, text: string, signature: string): boolean {
  const expected = createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
