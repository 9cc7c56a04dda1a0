import { PROMO_PRICE_MIN, type PromoKind, type PromoState } from '#contracts/promos'

/** The terms of a promo code; times are epoch milliseconds, null for no limit. */
export interface PromoTerms {
  kind: PromoKind
  /** Per cent, or rupiah. */
  value: number
  packageId: number | null
  validFrom: number | null
  validUntil: number | null
  maxUses: number | null
  maxPerLearner: number | null
  endedAt: number | null
}

/** How often a code is used: payments that wait or are confirmed, and bills that can still be paid. */
export interface PromoUses {
  all: number
  /** Of the learner who asks. */
  own: number
}

/**
 * What a code takes off a price, in rupiah. Per cents are rounded down to whole rupiah, and something is always left to
 * pay.
 */
export function discountOf({ kind, value }: Pick<PromoTerms, 'kind' | 'value'>, price: number) {
  const wanted = kind === 'persen' ? Math.floor((price * value) / 100) : value
  return Math.max(0, Math.min(wanted, price - PROMO_PRICE_MIN))
}

/**
 * Why a learner can't use a code for a package now, as a sentence; null when they can.
 * @param packageId null for a bundle of several, for which only codes for everything are
 */
export function whyNotUsable(
  terms: PromoTerms,
  { packageId, uses, now }: { packageId: number | null; uses: PromoUses; now: number }
): string | null {
  const { endedAt, validFrom, validUntil } = terms
  if (endedAt !== null || (validUntil !== null && now >= validUntil)) {
    return 'Kode promo ini sudah berakhir.'
  }
  if (validFrom !== null && now < validFrom) return 'Kode promo ini belum berlaku.'
  if (terms.packageId !== null && terms.packageId !== packageId) {
    return 'Kode promo ini untuk paket lain.'
  }
  return whyUsedUp(terms, uses)
}

/** Why no use of a code is left, as a sentence; null while one is. */
export function whyUsedUp(
  { maxUses, maxPerLearner }: Pick<PromoTerms, 'maxUses' | 'maxPerLearner'>,
  { all, own }: PromoUses
): string | null {
  if (maxPerLearner !== null && own >= maxPerLearner) return 'Anda sudah memakai kode promo ini.'
  if (maxUses !== null && all >= maxUses) return 'Kode promo ini sudah habis dipakai.'
  return null
}

/** What an admin sees of a code. @param used by all learners together */
export function promoState(terms: PromoTerms, used: number, now: number): PromoState {
  const { endedAt, validFrom, validUntil, maxUses } = terms
  if (endedAt !== null || (validUntil !== null && now >= validUntil)) return 'berakhir'
  if (maxUses !== null && used >= maxUses) return 'habis'
  return validFrom !== null && now < validFrom ? 'belum' : 'berlaku'
}
