import { promoState } from '#app/payments/domain/promo'
import type PromoCode from '#app/payments/models/promo_code'
import { DAY_MS, dateOf } from '#app/platform/time/domain/academy_days'

interface ListedPromo {
  promo: PromoCode
  packageName: string | null
  used: number
}

/** A promo code for admins; days are dates in Jakarta, both included. */
export function listedPromo({ promo, packageName, used }: ListedPromo, now: number) {
  return {
    id: promo.id,
    kode: promo.code,
    satuan: promo.kind,
    nilai: promo.value,
    paketId: promo.packageId,
    nama_paket: packageName,
    mulai: promo.validFrom === null ? null : dateOf(promo.validFrom),
    sampai: promo.validUntil === null ? null : dateOf(promo.validUntil - DAY_MS),
    maksimal: promo.maxUses,
    maksimalPerPeserta: promo.maxPerLearner,
    dipakai: used,
    keadaan: promoState(promo, used, now),
    createdAt: new Date(promo.createdAt).toISOString(),
  }
}
