import { createCipheriv, createHmac, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(pbkdf2)

const ITERATIONS = 10_000
const KEY_BYTES = 32
const SALT_BYTES = 8
const BLOCK_BYTES = 16
/** Keys are derived from a password. */
const OPTIONS = 1

/** The random parts of an encrypted text. */
interface Randomness {
  encryptionSalt: Buffer
  hmacSalt: Buffer
  iv: Buffer
}

/**
 * Encrypts with a password in RNCryptor's data format (github.com/RNCryptor/RNCryptor-Spec), as SEB reads it: AES-256-CBC,
 * then HMAC-SHA256, with keys by PBKDF2. Formats 2 and 3 are the same for passwords in ASCII.
 * @param version 2 is what SEB for Windows writes and expects
 */
export async function encryptWithPassword(
  plain: Buffer,
  password: string,
  version: 2 | 3 = 2,
  { encryptionSalt, hmacSalt, iv }: Randomness = randomness()
): Promise<Buffer> {
  const key = await deriveKey(password, encryptionSalt, ITERATIONS, KEY_BYTES, 'sha1')
  const hmacKey = await deriveKey(password, hmacSalt, ITERATIONS, KEY_BYTES, 'sha1')
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const text = Buffer.concat([
    Buffer.from([version, OPTIONS]),
    encryptionSalt,
    hmacSalt,
    iv,
    cipher.update(plain),
    cipher.final(),
  ])
  return Buffer.concat([text, createHmac('sha256', hmacKey).update(text).digest()])
}

function randomness(): Randomness {
  return {
    encryptionSalt: randomBytes(SALT_BYTES),
    hmacSalt: randomBytes(SALT_BYTES),
    iv: randomBytes(BLOCK_BYTES),
  }
}
