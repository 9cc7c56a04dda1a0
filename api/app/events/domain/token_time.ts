import { TOKEN_LENGTH } from '#contracts/events'

/**
 * The letters of a token. None looks or sounds like another when a token is written on a board and read out. Sixteen of
 * them, so that each encodes four bits.
 */
export const TOKEN_LETTERS = 'ACEFGHJKMNPRTWXY'

/** Milliseconds for which the previous token is still accepted, in case it is being typed. */
const TOKEN_GRACE_MS = 60_000

/** The time of tokens: each belongs to an interval, counted from the epoch. */

const MS_PER_MINUTE = 60_000

/** The number of the interval that `now` is in. */
export function tokenInterval(minutes: number, now: number): number {
  return Math.floor(now / (minutes * MS_PER_MINUTE))
}

/** When the present token ends, in epoch milliseconds. */
export function tokenEnd(minutes: number, now: number): number {
  return (tokenInterval(minutes, now) + 1) * minutes * MS_PER_MINUTE
}

/** The intervals whose tokens are accepted: the present one, and for a short grace the one before. */
export function takenIntervals(minutes: number, now: number): number[] {
  const present = tokenInterval(minutes, now)
  const began = present * minutes * MS_PER_MINUTE
  return now - began < TOKEN_GRACE_MS ? [present, present - 1] : [present]
}

/** The normalised form of a typed token; null when it can't be one. */
export function canonicalToken(typed: string): string | null {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase()
  const isToken =
    letters.length === TOKEN_LENGTH && [...letters].every((one) => TOKEN_LETTERS.includes(one))
  return isToken ? letters : null
}

/** The letters that stand for the first bytes of `digest`: four bits of each. */
export function lettersOf(digest: Uint8Array): string {
  return Array.from(digest.subarray(0, TOKEN_LENGTH), (byte) =>
    TOKEN_LETTERS.charAt(byte % TOKEN_LETTERS.length)
  ).join('')
}
