/** What an academy decides about the look of its certificates. */

/** Lengths in characters. */
export const CERTIFICATE_MAX_LENGTHS = {
  numberPattern: 50,
  signatory: 80,
  position: 80,
} as const

/** Years that a certificate may be valid for; none is for ever. ETS itself keeps scores for two years. */
export const CERTIFICATE_YEARS = [2] as const
export type CertificateYears = (typeof CERTIFICATE_YEARS)[number]

/** The pictures above a signatory's name, by their part of an address. */
export const CERTIFICATE_PICTURES = ['tanda-tangan', 'stempel'] as const
export type CertificatePicture = (typeof CERTIFICATE_PICTURES)[number]

/** What a number is made of; `{nomor}` makes it unique. */
export const NUMBER_PARTS = ['awalan', 'tahun', 'bulan', 'bulan-romawi', 'nomor'] as const
type NumberPart = (typeof NUMBER_PARTS)[number]

export const INITIAL_NUMBER_PATTERN = '{awalan}/{tahun}/{bulan}/{nomor}'

export const NUMBER_PATTERN_INVALID =
  'Pola nomor hanya boleh berisi huruf, angka, / . - dan bagian {awalan}, {tahun}, {bulan}, {bulan-romawi}, {nomor}.'
export const NUMBER_PATTERN_NOT_UNIQUE =
  'Pola nomor harus memuat {nomor} satu kali, dipisahkan oleh / . atau - dari bagian lain.'

const PART = /\{([^{}]*)\}/g
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** Why a pattern can't be used; null when it can. */
export function numberPatternFault(pattern: string): string | null {
  const parts = [...pattern.matchAll(PART)].map(([, name]) => name ?? '')
  const rest = pattern.replace(PART, '')
  const isKnown = parts.every((name) => (NUMBER_PARTS as readonly string[]).includes(name))
  if (!isKnown || !/^[A-Za-z0-9/.-]*$/.test(rest)) return NUMBER_PATTERN_INVALID
  // Beside a digit or another part, two certificates could have one number.
  const isApart = /(?:^|[/.-])\{nomor\}(?:$|[/.-])/.test(pattern)
  const isOnce = parts.filter((name) => name === 'nomor').length === 1
  return isApart && isOnce ? null : NUMBER_PATTERN_NOT_UNIQUE
}

/**
 * A certificate's number, e.g. `LULUS/2026/11/000123`.
 *
 * @param pattern without a fault
 * @param id an integer >= 1; longer than six digits it is printed in full
 * @param month 1-12
 */
export function certificateNumberOf(
  pattern: string,
  { prefix, id, year, month }: { prefix: string; id: number; year: number; month: number }
): string {
  const values: Readonly<Record<NumberPart, string>> = {
    awalan: prefix,
    tahun: String(year),
    bulan: String(month).padStart(2, '0'),
    'bulan-romawi': ROMAN[month - 1] ?? '',
    nomor: String(id).padStart(6, '0'),
  }
  return pattern.replace(PART, (_, name: NumberPart) => values[name])
}
