import type Bill from '#app/payments/models/bill'
import { qrisWithAmount } from '#contracts/qris'

/**
 * A bill for its learner.
 * @param qrisText the academy's static QRIS, or empty
 */
export function shownBill(bill: Bill, qrisText: string) {
  return {
    id: bill.id,
    paketId: bill.packageId,
    /** Rupiah before the few that make the amount unique. */
    harga: bill.price,
    nominal: bill.amount,
    berlakuSampai: new Date(bill.expiresAt).toISOString(),
    /** The dynamic QRIS of the amount. */
    qris: qrisWithAmount(qrisText, bill.amount),
  }
}
