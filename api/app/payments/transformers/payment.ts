import type { OwnPayment, PaymentRow } from '#app/payments/actions/list_payments'
import type { BundledPackage } from '#app/payments/rows/bundle_contents'
import { sameProofs } from '#app/payments/transformers/same_proof'
import { AUDIT_SYSTEM } from '#contracts/audit'

export function listedPayment(row: PaymentRow) {
  return {
    id: row.id,
    userId: row.user_id,
    userNohp: row.nohp,
    User: { nama: row.name },
    nama_paket: row.package_name,
    /** The packages of a bundle; null for a package alone. */
    bundel: row.bundled === undefined ? null : row.bundled.map(namedPackage),
    amount: row.amount,
    buktiBayar: row.proof,
    status: row.status,
    alasanPenolakan: row.rejection_reason,
    createdAt: isoOf(row.created_at),
    keputusan:
      row.decided_at === null
        ? null
        : { nama: row.decider_name ?? AUDIT_SYSTEM, waktu: isoOf(row.decided_at) },
    /** The promo code that it was made with, and the rupiah that it took off. */
    promo: row.promo_code === null ? null : { kode: row.promo_code, potongan: row.discount },
    cara: row.way,
    /** Whether an admin entered it, perhaps without a proof. */
    dicatat: row.entered_by !== null,
    dikembalikan: row.refunded ?? 0,
    /** When and by whom the message about it was sent; null while it waits, or where there is none. */
    diberitahu: row.told ? { nama: row.told.by, waktu: isoOf(row.told.at) } : null,
    sama: sameProofs(row),
  }
}

function isoOf(time: number | string): string {
  return new Date(Number(time)).toISOString()
}

/** A package of a bundle. */
function namedPackage({ id, name }: BundledPackage) {
  return { id, nama_paket: name }
}

export function ownPayment({ payment, bundled }: OwnPayment) {
  return {
    id: payment.id,
    nama_paket: payment.packageName,
    paket_soal_id: payment.packageId,
    /** The bundle that was bought with its packages; null for a package alone. */
    bundel:
      payment.bundleId === null ? null : { id: payment.bundleId, paket: bundled.map(namedPackage) },
    amount: payment.amount,
    buktiBayar: payment.proof,
    status: payment.status,
    alasan_penolakan: payment.rejectionReason,
    tagihanId: payment.billId,
    promo:
      payment.promoCode === null ? null : { kode: payment.promoCode, potongan: payment.discount },
    dicatat: payment.enteredBy !== null,
    createdAt: new Date(payment.createdAt).toISOString(),
  }
}
