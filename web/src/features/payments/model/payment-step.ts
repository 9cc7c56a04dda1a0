import type { OwnPayment } from '@/features/payments/api/own-payments'

/** What `GET /users/cek-akses/{paketId}` says of a package. */
export interface Access {
  bolehAkses: boolean
  pending: boolean
  alasan: string | null
}

/** What the learner can do about a payment, or what became of it. */
export type PaymentStep =
  | { kind: 'wait' }
  | { kind: 'checking' }
  | { kind: 'start' }
  | { kind: 'start-later'; reason: string | null }
  | { kind: 'pay-again' }
  | { kind: 'used' }
  | { kind: 'none' }

/**
 * The next step of each payment, by its id. A grant counts for the latest confirmed payment of its package, because
 * no other can be made while one is unused.
 * @param payments the newest first
 * @param accessOf what is known of a package: undefined while it is asked for, null when asking failed
 */
export function paymentSteps(
  payments: readonly OwnPayment[],
  accessOf: (paketId: number) => Access | null | undefined
): Map<number, PaymentStep> {
  const steps = new Map<number, PaymentStep>()
  const seen = new Set<number>()
  const confirmed = new Set<number>()

  for (const payment of payments) {
    const { id, paket_soal_id: paketId, status } = payment
    const isLatest = !seen.has(paketId)
    if (status === 'pending') steps.set(id, { kind: 'wait' })
    else if (status === 'rejected') steps.set(id, { kind: isLatest ? 'pay-again' : 'none' })
    else if (confirmed.has(paketId)) steps.set(id, { kind: 'used' })
    else steps.set(id, stepOfGrant(accessOf(paketId), isLatest))

    seen.add(paketId)
    if (status === 'confirmed') confirmed.add(paketId)
  }
  return steps
}

function stepOfGrant(access: Access | null | undefined, isLatest: boolean): PaymentStep {
  if (access === undefined) return { kind: 'checking' }
  // The button asks again and says what is wrong.
  if (access === null || access.bolehAkses) return { kind: 'start' }
  // After a later payment 'pending' speaks of that one.
  return access.pending && isLatest
    ? { kind: 'start-later', reason: access.alasan }
    : { kind: 'used' }
}

/** The packages whose access decides about a step. */
export function grantedPackages(payments: readonly OwnPayment[]): number[] {
  const granted = payments.filter(({ status }) => status === 'confirmed')
  return [...new Set(granted.map((payment) => payment.paket_soal_id))]
}
