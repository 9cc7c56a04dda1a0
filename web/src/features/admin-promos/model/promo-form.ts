import {
  canonicalPromo,
  PROMO_CODE_FORM,
  PROMO_CODE_MIN_LENGTH,
  PROMO_PERCENT_MAX,
  PROMO_RUPIAH_MAX,
  PROMO_USES_MAX,
  type PromoKind,
} from '@lulus/api/contracts/promos'
import type { NewPromo } from '@/features/admin-promos/api/promos'
import { parseRupiah } from '@/lib/format/rupiah-input'

/** What is typed; empty for no limit. */
export interface PromoFields {
  code: string
  kind: PromoKind
  value: string
  packageId: string
  from: string
  until: string
  uses: string
  perLearner: string
}

export const EMPTY_PROMO: PromoFields = {
  code: '',
  kind: 'persen',
  value: '',
  packageId: '',
  from: '',
  until: '',
  uses: '',
  perLearner: '1',
}

export type PromoErrors = Partial<Record<keyof PromoFields, string>>

/** The code that the fields describe, or what is wrong with them. */
export function readPromo(fields: PromoFields): { promo: NewPromo } | { errors: PromoErrors } {
  const { code, kind, value, packageId, from, until, uses, perLearner } = fields
  const kode = canonicalPromo(code)
  const nilai = parseRupiah(value, kind === 'persen' ? PROMO_PERCENT_MAX : PROMO_RUPIAH_MAX)
  const errors: PromoErrors = {
    ...(kode.length < PROMO_CODE_MIN_LENGTH && {
      code: `Kode promo minimal ${PROMO_CODE_MIN_LENGTH} karakter.`,
    }),
    ...(kode.length >= PROMO_CODE_MIN_LENGTH &&
      !/^[A-Z0-9-]+$/.test(kode) && { code: PROMO_CODE_FORM }),
    ...((nilai === null || nilai === 0) && {
      value:
        kind === 'persen'
          ? `Isi angka dari 1 sampai ${PROMO_PERCENT_MAX}.`
          : 'Isi jumlah dalam rupiah, tanpa koma.',
    }),
    ...(from !== '' && until !== '' && from > until && { until: 'Isi tanggal setelah mulainya.' }),
    ...(isWrongCount(uses) && { uses: COUNT_WRONG }),
    ...(isWrongCount(perLearner) && { perLearner: COUNT_WRONG }),
  }
  if (nilai === null || Object.keys(errors).length > 0) return { errors }
  return {
    promo: {
      kode,
      satuan: kind,
      nilai,
      paketId: packageId === '' ? null : Number(packageId),
      mulai: from || null,
      sampai: until || null,
      maksimal: countOf(uses),
      maksimalPerPeserta: countOf(perLearner),
    },
  }
}

const COUNT_WRONG = 'Isi angka mulai dari 1, atau kosongkan.'

function countOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

function isWrongCount(text: string): boolean {
  const count = countOf(text)
  return count !== null && !(Number.isInteger(count) && count >= 1 && count <= PROMO_USES_MAX)
}
