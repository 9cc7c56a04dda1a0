import { randomInt } from 'node:crypto'

/**
 * Small letters and digits that don't look alike on paper: no 0/o, 1/i/l, b/6, g/9/q, s/5, u/v, z/2, e/c. No vowels, so that no
 * words come about; no f, which melts into the letter after it.
 */
const ALPHABET = '23456789cdhjkmnprtwxy'
/** 21 possibilities for each: 48 bits. Guesses at one account end after fifty in a quarter of an hour. */
const LENGTH = 11

/** A new password for a login card from the system's secure random source, e.g. `k7mr4xw9cdh`. */
export function newCardPassword(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
