import type { PaymentWay, RefundedAccess } from '../payments.ts'
import type { PromoKind } from '../promos.ts'

interface DecidedPayment {
  userId: number
  /** The buyer's name at the time. */
  userName: string
  packageName: string
  /** Rupiah. */
  amount: number
}

interface Refunded {
  /** Rupiah that were paid back with it. */
  refunded: number
  /** The day, such as 2026-12-31. */
  day: string
  access: RefundedAccess
  reason: string
}

interface PaymentOfClass {
  className: string
  packageName: string
  /** Number of learners. */
  learners: number
  /** Rupiah. */
  amount: number
}

/** Payments of learners and classes, and statements. */
export interface MoneyDetails {
  'payment.confirmed': DecidedPayment
  'payment.rejected': DecidedPayment & { reason: string }
  /** One that an admin has received; `day` such as 2026-12-31. */
  'payment.entered': DecidedPayment & { way: PaymentWay; day: string; note: string | null }
  /** It waits again; one that was entered by hand is rejected instead. */
  'payment.confirmation_undone': DecidedPayment & { reason: string }
  'payment.refunded': DecidedPayment & Refunded
  /** `count`: pictures of payments decided more than `days` days ago. */
  'payment.proofs_removed': { count: number; days: number }

  'promo.created': { code: string; kind: PromoKind; value: number }
  'promo.ended': { code: string }
  'bundle.created': { name: string; price: number; packages: string }
  'bundle.ended': { name: string }

  'statement.uploaded': { name: string; lines: number; known: number }
  'statement.confirmed': { name: string; confirmed: number; skipped: number }

  'class_payment.created': PaymentOfClass
  'class_payment.amount_changed': PaymentOfClass & { before: number }
  'class_payment.proof_added': PaymentOfClass
  /** `granted`: number of learners who got access. */
  'class_payment.confirmed': PaymentOfClass & { granted: number }
  'class_payment.rejected': PaymentOfClass & { reason: string }
  /** `withdrawn`: number of learners whose access is gone. */
  'class_payment.confirmation_undone': PaymentOfClass & { withdrawn: number; reason: string }
  'class_payment.refunded': PaymentOfClass & Refunded
}

export const MONEY_ACTIONS: Readonly<Record<keyof MoneyDetails, string>> = {
  'payment.confirmed': 'mengonfirmasi pembayaran',
  'payment.rejected': 'menolak pembayaran',
  'payment.entered': 'mencatat pembayaran',
  'payment.confirmation_undone': 'membatalkan konfirmasi pembayaran',
  'payment.refunded': 'mengembalikan dana pembayaran',
  'payment.proofs_removed': 'menghapus bukti pembayaran lama',

  'promo.created': 'membuat kode promo',
  'promo.ended': 'mengakhiri kode promo',
  'bundle.created': 'membuat paket bundel',
  'bundle.ended': 'mengakhiri paket bundel',

  'statement.uploaded': 'mengunggah mutasi',
  'statement.confirmed': 'mengonfirmasi pembayaran dengan mutasi',

  'class_payment.created': 'membuat pembayaran kelas',
  'class_payment.amount_changed': 'mengubah jumlah pembayaran kelas',
  'class_payment.proof_added': 'mengunggah bukti pembayaran kelas',
  'class_payment.confirmed': 'mengonfirmasi pembayaran kelas',
  'class_payment.rejected': 'menolak pembayaran kelas',
  'class_payment.confirmation_undone': 'membatalkan konfirmasi pembayaran kelas',
  'class_payment.refunded': 'mengembalikan dana pembayaran kelas',
}
