import { randomInt } from 'node:crypto'
import { DateTime } from 'luxon'

/**
 * Letters and digits that can't be taken for each other on paper: no 0/O/Q/D, 1/I/L, 2/Z, 5/S, 8/B, U/V.
 * Only capitals, so that a code survives being read out or typed in either case.
 */
const ALPHABET = '34679ACEFGHJKMNPRTWXY'
const GROUPS = 6
const GROUP_LENGTH = 5
const CODE_LENGTH = GROUPS * GROUP_LENGTH

const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

/**
 * A new code for a certificate, e.g. `K7MR4-…` in six groups of five: 30 symbols from the system's secure
 * random source, 21 ** 30 possibilities, about 131 bits. Safe in a URL as it is.
 */
export function newCertificateCode(): string {
  const symbols = Array.from({ length: CODE_LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length))
  )
  return inGroups(symbols.join(''))
}

/**
 * The stored form of a code as somebody typed it: case, spaces and hyphens don't matter.
 * Null when it can't be a code, so that no lookup is needed.
 */
export function canonicalCertificateCode(typed: string): string | null {
  const symbols = typed.replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(symbols) ? inGroups(symbols) : null
}

/**
 * The number printed on a certificate, e.g. `LULUS/2026/11/000123`.
 *
 * @param id the result's id, an integer >= 1; longer than six digits it is printed in full
 * @param issuedAt epoch milliseconds; year and month are those in Jakarta
 */
export function certificateNumber(id: number, issuedAt: number): string {
  const month = DateTime.fromMillis(issuedAt, { zone: 'Asia/Jakarta' }).toFormat('yyyy/LL')
  return `LULUS/${month}/${String(id).padStart(6, '0')}`
}

function inGroups(symbols: string): string {
  return Array.from({ length: GROUPS }, (_, group) =>
    symbols.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH)
  ).join('-')
}
