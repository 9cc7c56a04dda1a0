import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Wraps the key of the stored copies, so that the disk alone can't decrypt them. */
export interface KeyGuard {
  /** What protects the key. `file` means only the file's permissions. */
  readonly kind: 'service' | 'account' | 'file'
  wrap(key: Buffer): Promise<string>
  /** @throws Error if it was wrapped by another guard, or is damaged */
  unwrap(text: string): Promise<Buffer>
}

/** The used part of Electron's safeStorage. */
export interface AccountStorage {
  isAsyncEncryptionAvailable(): Promise<boolean>
  getSelectedStorageBackend?(): string
  encryptStringAsync(text: string): Promise<Buffer>
  decryptStringAsync(sealed: Buffer): Promise<{ result: string }>
}

/** The credential's name in the kiosk's service (provision/linux-files.ts). */
export const SERVICE_CREDENTIAL = 'lulus-kios'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Milliseconds that a locked keyring may take: its dialog would otherwise stand before a kiosk that shows nothing. */
const ACCOUNT_PATIENCE_MS = 3000

/**
 * The best guard of this computer: a credential of the system's service, which its TPM unseals; else the account's own
 * storage (DPAPI on Windows, a keyring on Linux); else the file's permissions.
 */
export async function bestGuard(
  account: AccountStorage,
  env: Readonly<Record<string, string | undefined>>
): Promise<KeyGuard> {
  const credential = readCredential(env.CREDENTIALS_DIRECTORY)
  if (credential !== null) return serviceGuard(credential)
  const guard = accountGuard(account)
  return (await isReal(account, guard)) ? guard : fileGuard
}

function readCredential(folder: string | undefined): Buffer | null {
  if (folder === undefined) return null
  try {
    const credential = readFileSync(join(folder, SERVICE_CREDENTIAL))
    return credential.length >= 32 ? credential : null
  } catch {
    // The service was installed without it.
    return null
  }
}

/**
 * Whether the account's storage keeps a secret, soon enough. What it says of itself doesn't suffice: Windows says yes before
 * it has a key. Without a keyring Chromium encrypts with a password from its source code.
 */
async function isReal(account: AccountStorage, guard: KeyGuard): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ACCOUNT_PATIENCE_MS, false)
  })
  const isKept = returnsWhatItKeeps(account, guard).catch((error: unknown) => {
    console.error("The account's storage can't be used", error)
    return false
  })
  try {
    return await Promise.race([isKept, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function returnsWhatItKeeps(account: AccountStorage, guard: KeyGuard): Promise<boolean> {
  if (!(await account.isAsyncEncryptionAvailable())) return false
  if (account.getSelectedStorageBackend?.() === 'basic_text') return false
  const sample = randomBytes(IV_BYTES)
  return (await guard.unwrap(await guard.wrap(sample))).equals(sample)
}

function serviceGuard(credential: Buffer): KeyGuard {
  const secret = Buffer.from(hkdfSync('sha256', credential, '', 'lulus-kios-kept-exam', 32))
  return {
    kind: 'service',
    wrap: (key) => Promise.resolve(seal(secret, key, 'key').toString('base64')),
    unwrap: async (text) => unseal(secret, Buffer.from(text, 'base64'), 'key'),
  }
}

function accountGuard(account: AccountStorage): KeyGuard {
  return {
    kind: 'account',
    wrap: async (key) =>
      (await account.encryptStringAsync(key.toString('base64'))).toString('base64'),
    unwrap: async (text) => {
      const { result } = await account.decryptStringAsync(Buffer.from(text, 'base64'))
      return Buffer.from(result, 'base64')
    },
  }
}

/** For a computer with nothing better. */
export const fileGuard: KeyGuard = {
  kind: 'file',
  wrap: (key) => Promise.resolve(key.toString('base64')),
  unwrap: (text) => Promise.resolve(Buffer.from(text, 'base64')),
}

/** IV, tag and ciphertext. `label` binds it to its name. */
export function seal(key: Buffer, plain: Buffer, label: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(label))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** @throws Error if key, label or any byte differs */
export function unseal(key: Buffer, sealed: Buffer, label: string): Buffer {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(label))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
