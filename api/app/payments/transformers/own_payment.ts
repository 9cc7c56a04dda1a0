import type Payment from '#app/payments/models/payment'

/** A payment as its buyer sees it. */
export function ownPayment(payment: Payment) {
  return {
    id: payment.id,
    nama_paket: payment.packageName,
    paket_soal_id: payment.packageId,
    amount: payment.amount,
    buktiBayar: payment.proof,
    status: payment.status,
    alasan_penolakan: payment.rejectionReason,
    createdAt: new Date(payment.createdAt).toISOString(),
  }
}
