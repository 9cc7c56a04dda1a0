import { createDecipheriv } from 'node:crypto'
import { openOrigin, rescueKeyOf, type RescueOrigin } from '#app/exam/secrets/rescue_key'
import { rescueContentValidator } from '#app/exam/validators'
import { InvalidInput } from '#app/platform/errors/failures'
import {
  readRescueFile,
  rescueContext,
  type RescueContent,
  type RescueFile,
} from '#contracts/rescue'

/** Of AES-GCM; at the ciphertext's end. */
const TAG_BYTES = 16

const NO_FILE = 'Berkas ini bukan berkas penyelamatan, atau isinya tidak lengkap.'
const FOREIGN = 'Berkas ini tidak dibuat untuk server ini, atau pernah diubah.'
const DAMAGED = 'Isi berkas ini rusak atau pernah diubah. Minta salinan lain dari pengirimnya.'

/**
 * Reads a rescue file's origin, sealed by the server: its attempt and learner.
 * @throws InvalidInput when it isn't a rescue file of this server
 */
export function readOrigin(text: string): { file: RescueFile; origin: RescueOrigin } {
  const file = readRescueFile(text)
  if (!file) throw new InvalidInput(NO_FILE)
  const origin = openOrigin(file.token)
  if (!origin) throw new InvalidInput(FOREIGN)
  return { file, origin }
}

/**
 * Decrypts a rescue file with its attempt's key.
 * @throws InvalidInput when it was changed, or made with the key of another attempt
 */
export async function openRescueFile(
  file: RescueFile,
  { attemptId }: RescueOrigin
): Promise<RescueContent> {
  const text = decrypted(file, rescueKeyOf(attemptId))
  if (text === null) throw new InvalidInput(DAMAGED)
  const [error, content] = await rescueContentValidator.tryValidate(parsed(text))
  if (error || content.simulasi !== attemptId) throw new InvalidInput(DAMAGED)
  return content
}

/** Null when key, token or bytes don't belong together. */
function decrypted({ token, iv, isi }: RescueFile, key: Buffer): string | null {
  const bytes = Buffer.from(isi, 'base64url')
  if (bytes.length <= TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
  decipher.setAAD(Buffer.from(rescueContext(token)))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(0, -TAG_BYTES)),
      decipher.final(),
    ]).toString()
  } catch {
    // Node reports a wrong tag only by throwing.
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Anybody with the key can encrypt any text.
    return null
  }
}
