/** Payments of a learner and of a class. */

import type { ListColumns } from './lists.ts'

/** Statuses of a payment. An admin decides a pending one, once. */
export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Rupiah of one payment of a class. Its column could hold slightly more. */
export const CLASS_AMOUNT_MAX = 2_000_000_000
export const REJECTION_REASON_MAX_LENGTH = 500
export const REJECTION_REASON_MISSING = 'Alasan penolakan harus diisi.'
export const PROOF_MISSING = 'Mohon unggah bukti pembayaran terlebih dahulu'
export const PROOF_SENT = 'Bukti pembayaran berhasil dikirim. Silakan tunggu konfirmasi admin.'

export const PAYMENT_LIST = {
  columns: ['createdAt', 'userNohp', 'nama', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type PaymentColumn = (typeof PAYMENT_LIST.columns)[number]

export const CLASS_PAYMENT_LIST = {
  columns: ['createdAt', 'kelas', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type ClassPaymentColumn = (typeof CLASS_PAYMENT_LIST.columns)[number]
