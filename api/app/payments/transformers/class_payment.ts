import type { ProofOwner } from '#app/payments/actions/earlier_proofs'
import type { ClassPaymentRow } from '#app/payments/actions/list_class_payments'
import type { ListedLearner } from '#app/payments/actions/read_class_payment'
import type ClassPayment from '#app/payments/models/class_payment'
import { sameProofs } from '#app/payments/transformers/same_proof'

export function listedClassPayment(row: ClassPaymentRow) {
  return {
    id: row.id,
    kelas_id: row.class_id,
    nama_kelas: row.class_name,
    nama_paket: row.package_name,
    jumlah_peserta: row.learners,
    amount: row.amount,
    buktiBayar: row.proof,
    status: row.status,
    alasanPenolakan: row.rejection_reason,
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}

export function classPayment(payment: ClassPayment) {
  return {
    id: payment.id,
    kelas_id: payment.classId,
    nama_kelas: payment.className,
    paket_soal_id: payment.packageId,
    nama_paket: payment.packageName,
    jumlah_peserta: payment.learners,
    amount: payment.amount,
    buktiBayar: payment.proof,
    status: payment.status,
    alasanPenolakan: payment.rejectionReason,
    createdAt: new Date(payment.createdAt).toISOString(),
  }
}

/**
 * A payment with its learners; `hasil` is null when it was rejected.
 * @param shown `obstacle`: why its reader may not confirm it; `same`: earlier payments with the same proof; `alike`: with one that looks
 *   the same;
 *   `refunded`: rupiah that were paid back
 */
export function shownClassPayment(
  payment: ClassPayment,
  {
    learners,
    obstacle,
    same,
    alike,
    refunded,
  }: {
    learners: readonly ListedLearner[]
    obstacle: string | null
    same: readonly ProofOwner[]
    alike: readonly ProofOwner[]
    refunded: number
  }
) {
  return {
    ...classPayment(payment),
    dikembalikan: refunded,
    halanganKonfirmasi: obstacle,
    sama: sameProofs({ same, alike }),
    peserta: learners.map(({ userId, name, nohp, outcome }) => ({
      id: userId,
      nama: name,
      nohp,
      hasil: outcome,
    })),
  }
}
