import { lockLearner } from '#app/enrolment/actions/standing'
import { closeBill, findPayableBill } from '#app/payments/actions/bills'
import { findPayablePackage, StillPending } from '#app/payments/actions/find_payable'
import Payment from '#app/payments/models/payment'
import type { StoredProof } from '#app/payments/proofs/stored_proof'
import { clock } from '#app/platform/time/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'

interface Submission {
  userId: number
  packageId: number
  /** The bill that is paid, whose amount counts; without one the package's present price does. */
  billId?: number | undefined
}

/**
 * Refuses an impossible payment before its proof is read; it is checked again when it is stored.
 * @throws NotFound; InvalidInput when the bill is another package's; Conflict as in `findPayablePackage` and
 *   `findPayableBill`
 */
export async function refuseUnpayable({ userId, packageId, billId }: Submission): Promise<void> {
  await findPayablePackage({ userId, packageId })
  if (billId !== undefined) await findPayableBill({ userId, packageId, billId })
}

/**
 * Stores a pending payment.
 * @param proof of the transfer
 * @throws what refuseUnpayable() throws
 */
export async function submitPayment({
  userId,
  packageId,
  billId,
  proof,
}: Submission & { proof: StoredProof }): Promise<Payment> {
  try {
    return await inTransaction(async (trx) => {
      const buyer = await lockLearner(trx, userId)
      const pack = await findPayablePackage({ userId, packageId }, trx)
      const bill =
        billId === undefined ? null : await findPayableBill({ userId, packageId, billId }, trx)
      await closeBill(trx, { userId, packageId })
      return Payment.create(
        {
          userId,
          currentName: buyer.name,
          currentNohp: buyer.nohp,
          packageId,
          packageName: pack.name,
          amount: bill?.amount ?? pack.price,
          billId: bill?.id ?? null,
          proof: proof.name,
          proofDigest: proof.digest,
          status: 'pending',
          pendingKey: Payment.pendingKeyOf(userId, packageId),
          createdAt: clock.now(),
        },
        { client: trx }
      )
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new StillPending()
    throw error
  }
}
