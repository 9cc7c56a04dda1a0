import { BILL_GRACE_HOURS } from '#contracts/payments'
import type { PaymentStatus } from '#contracts/payments'

const HOUR_MS = 60 * 60 * 1000

/**
 * Why a bill can't be paid with another proof, as a sentence; null when it can. After a rejection the proof is sent
 * again for the same transfer, and so for the same amount.
 * @param lastPayment the status of the latest payment that names the bill
 * @param now epoch milliseconds
 */
export function whyNotPayable(
  {
    expiresAt,
    replacedAt = null,
    lastPayment,
  }: { expiresAt: number; replacedAt?: number | null; lastPayment: PaymentStatus | null },
  now: number
): string | null {
  if (lastPayment === 'pending' || lastPayment === 'confirmed') return 'Tagihan ini sudah dibayar.'
  if (replacedAt !== null) {
    return 'Tagihan ini sudah diganti. Muat ulang halaman untuk melihat nominal yang baru.'
  }
  if (lastPayment === null && now > expiresAt + BILL_GRACE_HOURS * HOUR_MS) {
    return 'Tagihan ini sudah kedaluwarsa. Muat ulang halaman untuk melihat nominal yang baru.'
  }
  return null
}
