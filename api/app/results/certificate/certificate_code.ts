import { DateTime } from 'luxon'
import { certificateNumberOf } from '#contracts/certificates'
import type Result from '#app/results/models/result'
import { canonicalSpokenCode, newSpokenCode } from '#app/platform/secrets/spoken_code'

const ZONE = 'Asia/Jakarta'

/** 30 symbols of 21 possibilities each: about 131 bits, which can't be guessed. */
const SHAPE = { groups: 6, groupLength: 5 }

/** A new code for a certificate, e.g. `K7MR4-…` in six groups of five. Safe in a URL as it is. */
export function newCertificateCode(): string {
  return newSpokenCode(SHAPE)
}

/**
 * The stored form of a code that was typed: case, spaces and hyphens don't matter.
 * Null when it can't be a code, so that no lookup is needed.
 */
export function canonicalCertificateCode(typed: string): string | null {
  return canonicalSpokenCode(typed, SHAPE)
}

/**
 * The number printed on a certificate, e.g. `LULUS/2026/11/000123`.
 *
 * @param id the result's id, an integer >= 1; longer than six digits it is printed in full
 * @param numberPrefix the academy's, when the attempt ended
 * @param createdAt epoch milliseconds; year and month are those in Jakarta
 * @param pattern of its design
 */
export function certificateNumber(
  { id, numberPrefix, createdAt }: Pick<Result, 'id' | 'numberPrefix' | 'createdAt'>,
  pattern: string
): string {
  const { year, month } = DateTime.fromMillis(createdAt, { zone: ZONE })
  return certificateNumberOf(pattern, { prefix: numberPrefix, id, year, month })
}

/**
 * The last millisecond of a certificate's last day in Jakarta, which is printed; null when it is valid for ever.
 *
 * @param createdAt epoch milliseconds
 * @param years null for ever
 */
export function validUntil(createdAt: number, years: number | null): number | null {
  if (years === null) return null
  return DateTime.fromMillis(createdAt, { zone: ZONE }).plus({ years }).endOf('day').toMillis()
}
