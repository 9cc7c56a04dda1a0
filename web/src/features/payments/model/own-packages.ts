import type { OwnAccess, OwnPayment } from '@/features/payments/api/payments'
import type { StepSource } from '@/features/payments/model/payment-step'

/** A package that a payment or grant gives. */
export interface GivenPackage extends StepSource<string> {
  /** Its name, where a bundle gives several. */
  name: string | null
}

/** A payment of the learner, or a grant without one. */
export type OwnPackage = { id: string; createdAt: string; given: readonly GivenPackage[] } & (
  | { kind: 'payment'; payment: OwnPayment }
  | { kind: 'access'; access: OwnAccess }
)

/** Payments and grants as one list, newest first. */
export function ownPackages(
  payments: readonly OwnPayment[],
  accesses: readonly OwnAccess[]
): OwnPackage[] {
  return [
    ...payments.map((payment) => ({
      kind: 'payment' as const,
      payment,
      id: `pembayaran-${payment.id}`,
      given: givenBy(payment),
      createdAt: payment.createdAt,
    })),
    ...accesses.map((access) => ({
      kind: 'access' as const,
      access,
      id: `akses-${access.id}`,
      given: [
        {
          id: `akses-${access.id}`,
          paket_soal_id: access.paket_soal_id,
          status: 'confirmed' as const,
          name: null,
        },
      ],
      createdAt: access.createdAt,
    })),
  ].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/**
 * Of a bundle each of its packages; a rejected one is paid again as a whole, so it says nothing of its packages and counts as
 * one of its own.
 */
function givenBy(payment: OwnPayment): GivenPackage[] {
  const { id, paket_soal_id: paketId, status, bundel } = payment
  const own = { id: `pembayaran-${id}`, status, name: null }
  if (bundel === null) return [{ ...own, paket_soal_id: paketId }]
  if (status === 'rejected') return [{ ...own, paket_soal_id: -bundel.id }]
  return bundel.paket.map((one) => ({
    id: `pembayaran-${id}-${one.id}`,
    paket_soal_id: one.id,
    status,
    name: one.nama_paket,
  }))
}

/** All packages of all payments and grants, in their order. */
export function givenPackages(packages: readonly OwnPackage[]): GivenPackage[] {
  return packages.flatMap(({ given }) => given)
}
