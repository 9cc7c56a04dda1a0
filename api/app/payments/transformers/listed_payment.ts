import type { PaymentRow } from '#app/payments/actions/list_payments'

/** A payment as a row of the admins' list. */
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
