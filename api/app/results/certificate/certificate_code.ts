import { randomInt } from 'node:crypto'

/** No 0/O, 1/I/L or U: a code is also read aloud and typed in. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 6
const GROUP_LENGTH = 5

/** A certificate's code: 30 characters of a 30-letter alphabet (147 bit), in groups of five. */
export function newCertificateCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
