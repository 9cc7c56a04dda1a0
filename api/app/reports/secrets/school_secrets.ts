import { createHash, randomBytes } from 'node:crypto'
import { canonicalSpokenCode, newSpokenCode } from '#app/platform/secrets/spoken_code'

/** Ten symbols of 21 possibilities each: 44 bits, behind an unguessable token and a limit of tries. */
const SHAPE = { groups: 2, groupLength: 5 }

/** A new token, 256 bit: it can't be guessed, so storing a fast hash of it is safe. */
export function newSchoolToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, which also keys its counters of tries: 43 characters for any input. */
export function hashSchoolToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A new access code, e.g. `K7MR4-AC3WX`; it can be read out. Short enough to need a slow hash. */
export function newSchoolCode(): string {
  return newSpokenCode(SHAPE)
}

/** The code in its original form, however it was typed; a malformed one is returned unchanged, and is wrong. */
export function canonicalSchoolCode(typed: string): string {
  return canonicalSpokenCode(typed, SHAPE) ?? typed
}
