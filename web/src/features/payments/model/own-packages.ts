import type { OwnAccess, OwnPayment } from '@/features/payments/api/payments'
import type { StepSource } from '@/features/payments/model/payment-step'

/** A payment of the learner, or a grant without one. */
export type OwnPackage = StepSource<string> & { createdAt: string } & (
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
      paket_soal_id: payment.paket_soal_id,
      status: payment.status,
      createdAt: payment.createdAt,
    })),
    ...accesses.map((access) => ({
      kind: 'access' as const,
      access,
      id: `akses-${access.id}`,
      paket_soal_id: access.paket_soal_id,
      status: 'confirmed' as const,
      createdAt: access.createdAt,
    })),
  ].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}
