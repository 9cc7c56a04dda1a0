import { randomBytes } from 'node:crypto'
import type User from '#app/accounts/models/user'
import type Package from '#app/packages/models/package'
import Payment from '#app/payments/models/payment'

/** Creates a payment of the package, pending by default. No proof is stored for it. */
export async function createPayment(
  user: User,
  pack: Package,
  attributes: Partial<Payment> = {}
): Promise<Payment> {
  const { status = 'pending' } = attributes
  return Payment.create({
    userId: user.id,
    currentName: user.name,
    currentNohp: user.nohp,
    packageId: pack.id,
    packageName: pack.name,
    amount: pack.price,
    proof: `${randomBytes(16).toString('hex')}.jpg`,
    status,
    pendingKey: status === 'pending' ? Payment.pendingKeyOf(user.id, pack.id) : null,
    rejectionReason: status === 'rejected' ? 'Nominal tidak sesuai.' : null,
    createdAt: Date.now(),
    ...(status === 'confirmed' && { paidAt: attributes.decidedAt ?? Date.now() }),
    ...attributes,
  })
}
