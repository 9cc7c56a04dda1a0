import { createHash } from 'node:crypto'
import { canonicalSpokenCode, newSpokenCode } from '#app/platform/secrets/spoken_code'

const CODES = 10
/** 70 bits: a code can't be guessed or cracked, so a fast hash is enough. */
const SHAPE = { groups: 4, groupLength: 4 }

/** Ten new codes, each for one login without the device, e.g. `K7MR-4XWA-9TCE-HH37`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => newSpokenCode(SHAPE))
}

/** The stored form of a typed code; null when it can't be one. */
export function hashRecoveryCode(typed: string): string | null {
  const code = canonicalSpokenCode(typed, SHAPE)
  return code && createHash('sha256').update(`recovery-code:${code}`).digest('base64url')
}
