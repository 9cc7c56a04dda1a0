import { randomInt } from 'node:crypto'

/**
 * Small letters and digits that don't look alike on paper: no 0/o, 1/i/l, b/6, g/9/q, s/5, u/v, z/2, e/c. No vowels,
 * to avoid words; no f, which merges with the letter after it.
 */
const ALPHABET = '23456789cdhjkmnprtwxy'
/** 21 possibilities for each: 48 bits. An account allows fifty guesses in a quarter of an hour. */
const LENGTH = 11

/** A new password for a login card from the system's secure random source, e.g. `k7mr4xw9cdh`. */
export function newCardPassword(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
