/** What becomes of a payment: an admin decides a pending one, once. */
export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
