import { createHash, randomBytes } from 'node:crypto'
import { canonicalSpokenCode, newSpokenCode } from '#app/platform/spoken_code'

/** Ten symbols of 21 possibilities each: 44 bits, behind a token that nobody guesses and a limit of tries. */
const SHAPE = { groups: 2, groupLength: 5 }

/** A new token, 256 bit: nobody can guess it, so a fast hash of it is safe to keep. */
export function newSchoolToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token, and what its tries are counted by: 43 characters, whatever was sent. */
export function hashSchoolToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A new access code, e.g. `K7MR4-AC3WX`; it can be read out. Short enough to need a slow hash. */
export function newSchoolCode(): string {
  return newSpokenCode(SHAPE)
}

/** The code as it was made, however it was typed; what can't be one stays as it is, and is wrong. */
export function canonicalSchoolCode(typed: string): string {
  return canonicalSpokenCode(typed, SHAPE) ?? typed
}
