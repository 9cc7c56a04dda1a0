import type { PaymentStatus, RefundAccess, RefundedAccess } from '#contracts/payments'

/** The facts that decide what may be paid back. */
interface PaidAmount {
  status: PaymentStatus
  /** Rupiah that were paid, and that were paid back until now. */
  amount: number
  refunded: number
}

/** How many rupiah of a payment can still be paid back: none unless it is confirmed (contract section 7.4). */
export function refundable({ status, amount, refunded }: PaidAmount): number {
  return status === 'confirmed' ? Math.max(0, amount - refunded) : 0
}

/** The access that a payment gave; null when there is none. */
export type GivenAccess = { usedAt: number | null; revokedAt: number | null } | null

/**
 * Why a confirmation can't be undone, as a sentence; null when it can: as if it never was, so only while its access is
 * unused and nothing was paid back (contract section 7.4).
 */
export function undoRefusal(
  { status, refunded }: Pick<PaidAmount, 'status' | 'refunded'>,
  access: GivenAccess
): string | null {
  if (status !== 'confirmed') return 'Pembayaran ini tidak sedang dikonfirmasi.'
  if (refunded > 0) return 'Dana pembayaran ini sudah dikembalikan, jadi tidak dapat dibatalkan.'
  if (access && access.usedAt !== null) {
    return 'Aksesnya sudah digunakan, jadi konfirmasinya tidak dapat dibatalkan. Kembalikan dananya bila perlu.'
  }
  return null
}

/** The state after an undone confirmation: one that was entered by hand has no proof that could be judged again. */
export function stateAfterUndo({ enteredBy }: { enteredBy: number | null }): PaymentStatus {
  return enteredBy === null ? 'pending' : 'rejected'
}

/** What a refund makes of the access: used access stays used, unused is withdrawn unless it is wanted otherwise. */
export function accessAfterRefund(access: GivenAccess, wanted: RefundAccess): RefundedAccess {
  if (!access || access.revokedAt !== null) return 'tidak_ada'
  return access.usedAt === null ? wanted : 'terpakai'
}

/** The same of the access that many learners got by one payment. */
export function accessOfManyAfterRefund(
  given: readonly NonNullable<GivenAccess>[],
  wanted: RefundAccess
): RefundedAccess {
  const outcomes = given.map((access) => accessAfterRefund(access, wanted))
  if (outcomes.includes(wanted)) return wanted
  return outcomes.includes('terpakai') ? 'terpakai' : 'tidak_ada'
}

/** Why the confirmation of a payment for many learners can't be undone; null when it can. */
export function undoOfManyRefusal(
  paid: Pick<PaidAmount, 'status' | 'refunded'>,
  given: readonly NonNullable<GivenAccess>[]
): string | null {
  const refusals = [null, ...given].map((access) => undoRefusal(paid, access))
  return refusals.find((refusal) => refusal !== null) ?? null
}
