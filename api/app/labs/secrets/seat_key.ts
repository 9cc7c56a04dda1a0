import encryption from '@adonisjs/core/services/encryption'

/** Binds the encrypted text to seats' keys; a lab's key doesn't decrypt here. */
const PURPOSE = 'seat-key'

/** Encrypts a seat's key for storage, as a lab's. */
export function sealSeatKey(key: string): string {
  return encryption.encrypt(key, { purpose: PURPOSE })
}

/** Decrypts a stored key; null when it was encrypted with another APP_KEY. */
export function openSeatKey(sealed: string): string | null {
  return encryption.decrypt<string>(sealed, PURPOSE)
}
