import encryption from '@adonisjs/core/services/encryption'

/** Binds the encrypted text to its use; a lab's key doesn't decrypt here. */
const PURPOSE = 'seb-keys'

/** The keys that prove a lab's configuration of SEB. */
export interface SebKeys {
  configKey: string
  /** Browser Exam Keys, each of one version of SEB; without any, every version may be used. */
  examKeys: readonly SebExamKey[]
}

export interface SebExamKey {
  /** The admin's name for that version. */
  name: string
  key: string
}

/** Encrypts the keys for storage: anybody who has them can pretend to be SEB. */
export function sealSebKeys(keys: SebKeys): string {
  return encryption.encrypt(keys, { purpose: PURPOSE })
}

/** Decrypts stored keys; null when they were encrypted with another APP_KEY. */
export function openSebKeys(sealed: string): SebKeys | null {
  return encryption.decrypt<SebKeys>(sealed, PURPOSE)
}
