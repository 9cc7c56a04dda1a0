/** Statuses of a payment. An admin decides a pending one, once. */
export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Rupiah of one payment of a class. Its column could hold slightly more. */
export const CLASS_AMOUNT_MAX = 2_000_000_000
