/** Promo codes: what they take off a price, and until when. */

/** Per cent of the price, or rupiah. */
export const PROMO_KINDS = ['persen', 'rupiah'] as const
export type PromoKind = (typeof PROMO_KINDS)[number]

/** Of what an admin sees: it can be used, will be, was ended or is over, or all its uses are gone. */
export const PROMO_STATES = ['berlaku', 'belum', 'berakhir', 'habis'] as const
export type PromoState = (typeof PROMO_STATES)[number]

export const PROMO_CODE_MIN_LENGTH = 3
export const PROMO_CODE_MAX_LENGTH = 32
export const PROMO_PERCENT_MAX = 99
export const PROMO_RUPIAH_MAX = 10_000_000
export const PROMO_USES_MAX = 100_000

/** What is paid at least, in rupiah: for nothing an admin gives access. */
export const PROMO_PRICE_MIN = 1_000

export const PROMO_CODE_MISSING = 'Ketik kode promonya terlebih dahulu.'
export const PROMO_CODE_FORM = 'Kode promo terdiri dari huruf, angka, atau tanda hubung.'

/** A code as it is stored and compared: however it is typed. */
export function canonicalPromo(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}
