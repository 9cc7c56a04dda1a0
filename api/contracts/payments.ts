/** Payments of a learner and of a class. */

import type { ListColumns } from './lists.ts'

/** Statuses of a payment. An admin decides a pending one, once. */
export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How a payment came: in cash, to the academy's account, by its QRIS, or otherwise. */
export const PAYMENT_WAYS = ['tunai', 'transfer', 'qris', 'lain'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]
export const PAYMENT_WAY_LABELS: Readonly<Record<PaymentWay, string>> = {
  tunai: 'Tunai',
  transfer: 'Transfer',
  qris: 'QRIS',
  lain: 'Lain',
}

/** Shown in place of the last payment, or of an empty table. */
export const NO_PAYMENTS = 'Belum ada pembayaran.'

/** What becomes of a payment's unused access when its money is paid back; by default it is withdrawn. */
export const REFUND_ACCESS = ['cabut', 'biarkan'] as const
export type RefundAccess = (typeof REFUND_ACCESS)[number]
/** What became of it: used access stays used, and there is none after an earlier refund has withdrawn it. */
export type RefundedAccess = RefundAccess | 'terpakai' | 'tidak_ada'

export const REFUND_REASON_MISSING = 'Alasan pengembalian dana harus diisi.'
export const UNDO_REASON_MISSING = 'Alasan pembatalan konfirmasi harus diisi.'

/** Reasons of an undone confirmation and of a refund, and notes. Fits their columns. */
export const PAYMENT_REASON_MAX_LENGTH = 500

/** Rupiah of a payment that an admin enters. */
export const ENTERED_AMOUNT_MAX = 10_000_000

/** Rupiah of one payment of a class. Its column could hold slightly more. */
export const CLASS_AMOUNT_MAX = 2_000_000_000
export const REJECTION_REASON_MAX_LENGTH = 500
export const REJECTION_REASON_MISSING = 'Alasan penolakan harus diisi.'
export const PROOF_MISSING = 'Mohon unggah bukti pembayaran terlebih dahulu'
export const PROOF_SENT = 'Bukti pembayaran berhasil dikirim. Silakan tunggu konfirmasi admin.'

/** The most that a bill's amount is below the price, in rupiah. */
export const UNIQUE_AMOUNT_STEPS = 499
/** How long a bill is open. */
export const BILL_HOURS = 24
/** How long after its end a bill can be paid with a proof: the transfer may have been made in time. */
export const BILL_GRACE_HOURS = 72

export const PAYMENT_LIST = {
  columns: ['createdAt', 'userNohp', 'nama', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
  filters: ['status', 'paket', 'dari', 'sampai', 'nomor'],
} as const satisfies ListColumns<string, string>
export type PaymentFilter = (typeof PAYMENT_LIST.filters)[number]
export type PaymentColumn = (typeof PAYMENT_LIST.columns)[number]

export const CLASS_PAYMENT_LIST = {
  columns: ['createdAt', 'kelas', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type ClassPaymentColumn = (typeof CLASS_PAYMENT_LIST.columns)[number]
