import { createHash } from 'node:crypto'
import { canonicalSpokenCode, newSpokenCode } from '#app/platform/secrets/spoken_code'

/** How long a code can be used after an admin has issued it. */
export const ENROLMENT_CODE_LIFETIME_MS = 30 * 60_000

/** 52 bits: a code can't be guessed or cracked within its half hour, so a fast hash is enough. */
const SHAPE = { groups: 3, groupLength: 4 }

/** A new code, e.g. `K7MR-4XWA-9TCE`. */
export function newEnrolmentCode(): string {
  return newSpokenCode(SHAPE)
}

/** The stored form of a typed code; null when it can't be one. */
export function hashEnrolmentCode(typed: string): string | null {
  const code = canonicalSpokenCode(typed, SHAPE)
  return code && createHash('sha256').update(`enrolment-code:${code}`).digest('base64url')
}
