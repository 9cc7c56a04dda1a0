import {
  DEFAULT_LISTENING_GROUPS,
  DEFAULT_MINUTES,
  MINUTES_LIMITS,
} from '@lulus/api/contracts/exam'
import { EXPLANATION_MODES, EXPLANATION_START_MISSING } from '@lulus/api/contracts/explanations'
import {
  groupsIn,
  groupsProblem,
  groupsText,
  GROUPS_UNREADABLE,
} from '@lulus/api/contracts/listening_groups'
import {
  PACKAGE_LEVELS,
  PACKAGE_STATUSES,
  type PackageLevel,
  PACKAGE_NAME_MISSING,
  DEFAULT_PRICES,
  PREDICTION_PACKAGES,
  PRICE_MAX,
} from '@lulus/api/contracts/packages'
import { fromWib, toWib } from '@/lib/format/wib'
import { z } from '@/lib/validation/zod'
import type { PackageDetail } from '@/features/admin-packages/api/packages'
import { formatRupiah } from '@/lib/format/numbers'

const MINUTES = `Durasi harus antara ${MINUTES_LIMITS.min} sampai ${MINUTES_LIMITS.max} menit.`
const PRICE = `Harga harus berupa angka bulat dari Rp 0 sampai ${formatRupiah(PRICE_MAX)}.`

/** A whole number in a text field. Indonesians write 20000 as '20.000'. */
const wholeNumber = (min: number, max: number, sentence: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}(\.?\d{3})*$|^\d+$/, sentence)
    .transform((text) => Number(text.replaceAll('.', '')))
    .refine((value) => value >= min && value <= max, sentence)

const minutes = () => wholeNumber(MINUTES_LIMITS.min, MINUTES_LIMITS.max, MINUTES)

/** '31-34, 35-38' as the wire has it. */
const groups = z.string().transform((text, context) => {
  const found = groupsIn(text)
  const problem = found === null ? GROUPS_UNREADABLE : groupsProblem(found)
  if (found === null || problem !== null) {
    context.addIssue({ code: 'custom', message: problem ?? GROUPS_UNREADABLE })
    return z.NEVER
  }
  return found.map(({ first, last }) => ({ dari: first, sampai: last }))
})

export const packageSchema = z
  .object({
    nama_paket: z.string().trim().min(1, PACKAGE_NAME_MISSING),
    status: z.enum(PACKAGE_STATUSES),
    level: z.enum(PACKAGE_LEVELS),
    harga: wholeNumber(0, PRICE_MAX, PRICE),
    durasi: z.object({ listening: minutes(), written: minutes(), reading: minutes() }),
    /** Which listening questions share a recording. */
    kelompok: groups,
    hanya_lab: z.boolean(),
    /** Of a new package alone: only staff see it. */
    konsep: z.boolean(),
    pembahasan: z.enum(EXPLANATION_MODES),
    /** Text of a date field in Western Indonesian Time; empty with other modes than `tanggal`. */
    pembahasan_mulai: z
      .string()
      .transform((text) => (text === '' ? null : new Date(fromWib(text)).toISOString())),
  })
  .refine(({ pembahasan, pembahasan_mulai }) => pembahasan !== 'tanggal' || pembahasan_mulai, {
    path: ['pembahasan_mulai'],
    message: EXPLANATION_START_MISSING,
    // Validated together with the other fields, not after them.
    when: () => true,
  })

/** The fields' texts, and their parsed values. */
export type PackageFields = z.input<typeof packageSchema>
export type PackageValues = z.output<typeof packageSchema>

export const LEVEL_NAMES: Readonly<Record<PackageLevel, string>> = {
  prediction: 'Prediction',
  itp: 'ITP',
}

/** The fields of a new package: the first three are Prediction, later ones ITP (product-spec section 9). */
export function newPackageFields(existing: number): PackageFields {
  const level = existing < PREDICTION_PACKAGES ? 'prediction' : 'itp'
  return {
    nama_paket: '',
    status: 'belum',
    level,
    harga: String(DEFAULT_PRICES[level]),
    durasi: {
      listening: String(DEFAULT_MINUTES.listening),
      written: String(DEFAULT_MINUTES.written),
      reading: String(DEFAULT_MINUTES.reading),
    },
    kelompok: groupsText(DEFAULT_LISTENING_GROUPS),
    hanya_lab: false,
    pembahasan: 'tidak',
    pembahasan_mulai: '',
    // Nobody buys a package that is still being written.
    konsep: true,
  }
}

export function fieldsOf({
  nama_paket,
  status,
  level,
  harga,
  durasi,
  kelompok,
  hanya_lab,
  pembahasan,
  pembahasan_mulai,
}: PackageDetail): PackageFields {
  return {
    nama_paket,
    status,
    level,
    harga: String(harga),
    durasi: {
      listening: String(durasi.listening),
      written: String(durasi.written),
      reading: String(durasi.reading),
    },
    kelompok: groupsText(kelompok.map(({ dari, sampai }) => ({ first: dari, last: sampai }))),
    hanya_lab,
    pembahasan,
    pembahasan_mulai: pembahasan_mulai === null ? '' : toWib(pembahasan_mulai),
    konsep: false,
  }
}

/** The new level's default price, if the field still has the old level's default. */
export function priceAfterLevelChange(
  price: string,
  from: PackageFields['level'],
  to: PackageFields['level']
): string {
  return price === String(DEFAULT_PRICES[from]) ? String(DEFAULT_PRICES[to]) : price
}
