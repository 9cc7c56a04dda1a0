import type { PaymentRow } from '#app/payments/actions/list_payments'
import type Payment from '#app/payments/models/payment'

export function listedPayment(row: PaymentRow) {
  return {
    id: row.id,
    userNohp: row.nohp,
    User: { nama: row.name },
    nama_paket: row.package_name,
    amount: row.amount,
    buktiBayar: row.proof,
    status: row.status,
    alasanPenolakan: row.rejection_reason,
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}

export function ownPayment(payment: Payment) {
  return {
    id: payment.id,
    nama_paket: payment.packageName,
    paket_soal_id: payment.packageId,
    amount: payment.amount,
    buktiBayar: payment.proof,
    status: payment.status,
    alasan_penolakan: payment.rejectionReason,
    tagihanId: payment.billId,
    createdAt: new Date(payment.createdAt).toISOString(),
  }
}
