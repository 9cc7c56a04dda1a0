import type Bill from '#app/payments/models/bill'
import { qrisWithAmount } from '#contracts/qris'

/**
 * A bill for its learner.
 * @param promo the text of its code
 * @param qrisText the academy's static QRIS, or empty
 */
export function shownBill(bill: Bill, promo: string | null, qrisText: string) {
  return {
    id: bill.id,
    paketId: bill.packageId,
    bundelId: bill.bundleId,
    /** Rupiah before the code's discount and the few that make the amount unique. */
    harga: bill.price,
    kodePromo: promo,
    potongan: bill.discount,
    nominal: bill.amount,
    berlakuSampai: new Date(bill.expiresAt).toISOString(),
    /** The dynamic QRIS of the amount. */
    qris: qrisWithAmount(qrisText, bill.amount),
  }
}
