import type { News } from '#app/messages/domain/news'
import { SCREENS } from '#contracts/paths'
import type { PaymentStatus } from '#contracts/payments'

interface DecidedPayment {
  id: number
  packageName: string
  status: PaymentStatus
  rejectionReason: string | null
  decidedAt: number | null
}

/** The kinds of messages about payments. */
export const PAYMENT_NEWS = ['dikonfirmasi', 'ditolak'] as const

/**
 * What the buyer of a payment is told; null while it waits.
 * @param payment as it is stored
 */
export function paymentNews(payment: DecidedPayment): News | null {
  const { id, packageName, status, rejectionReason, decidedAt } = payment
  const base = { subject: `payment:${id}`, edition: decidedAt ?? 0 } as const
  const facts = { packageName, path: SCREENS.packages }
  if (status === 'confirmed') return { ...base, kind: 'dikonfirmasi', facts }
  if (status === 'rejected')
    return { ...base, kind: 'ditolak', facts: { ...facts, reason: rejectionReason ?? '-' } }
  return null
}
