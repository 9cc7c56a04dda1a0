import type { OwnPayment } from '@/features/payments/api/payments'

/** The response of `GET /users/cek-akses/{paketId}`. */
export interface Access {
  bolehAkses: boolean
  pending: boolean
  alasan: string | null
}

/** What the learner can do about a payment, or its result. */
export type PaymentStep =
  | { kind: 'wait' }
  | { kind: 'checking' }
  | { kind: 'start' }
  | { kind: 'start-later'; reason: string | null }
  | { kind: 'upload-again' }
  | { kind: 'used' }
  | { kind: 'none' }

/** A payment, or a grant without one, which counts as a confirmed payment. */
export interface StepSource<Key> {
  id: Key
  paket_soal_id: number
  status: OwnPayment['status']
}

/**
 * The next step of each payment, by id. An unused grant belongs to the package's latest confirmed payment, because no
 * other payment is possible until it is used.
 * @param payments newest first
 * @param accessOf access of a package: undefined while loading, null after a failure
 */
export function paymentSteps<Key extends number | string>(
  payments: readonly StepSource<Key>[],
  accessOf: (paketId: number) => Access | null | undefined
): Map<Key, PaymentStep> {
  const steps = new Map<Key, PaymentStep>()
  const seen = new Set<number>()
  const confirmed = new Set<number>()

  for (const payment of payments) {
    const { id, paket_soal_id: paketId, status } = payment
    const isLatest = !seen.has(paketId)
    if (status === 'pending') steps.set(id, { kind: 'wait' })
    else if (status === 'rejected') steps.set(id, { kind: isLatest ? 'upload-again' : 'none' })
    else if (confirmed.has(paketId)) steps.set(id, { kind: 'used' })
    else steps.set(id, stepOfGrant(accessOf(paketId), isLatest))

    seen.add(paketId)
    if (status === 'confirmed') confirmed.add(paketId)
  }
  return steps
}

function stepOfGrant(access: Access | null | undefined, isLatest: boolean): PaymentStep {
  if (access === undefined) return { kind: 'checking' }
  // The button checks again and shows the error.
  if (access === null || access.bolehAkses) return { kind: 'start' }
  // With a later payment, 'pending' refers to that one.
  return access.pending && isLatest
    ? { kind: 'start-later', reason: access.alasan }
    : { kind: 'used' }
}

/** The packages whose access decides a step. */
export function grantedPackages(
  payments: readonly Pick<StepSource<unknown>, 'paket_soal_id' | 'status'>[]
): number[] {
  const granted = payments.filter(({ status }) => status === 'confirmed')
  return [...new Set(granted.map((payment) => payment.paket_soal_id))]
}
