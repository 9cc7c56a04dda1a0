import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockLearner } from '#app/enrolment/actions/standing'
import { closeBill, findPayableBill } from '#app/payments/actions/bills'
import {
  findPayable,
  StillPending,
  type Product,
  type Wanted,
} from '#app/payments/actions/find_payable'
import { applyPromo, keepPromo } from '#app/payments/actions/promos'
import type Bill from '#app/payments/models/bill'
import Payment from '#app/payments/models/payment'
import type { StoredProof } from '#app/payments/proofs/stored_proof'
import { clock } from '#app/platform/time/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'

interface Submission {
  userId: number
  wanted: Wanted
  /** The bill that is paid, whose amount counts; without one the present price does. */
  billId?: number | undefined
  /** A promo code, which counts without a bill: a bill has its own. */
  promo?: string | undefined
}

/**
 * Refuses an impossible payment before its proof is read; it is checked again when it is stored.
 * @throws NotFound; InvalidInput when the bill is for something else or there is no such code; Conflict as in
 *   `findPayable`, `findPayableBill` and `applyPromo`
 */
export async function refuseUnpayable({
  userId,
  wanted,
  billId,
  promo,
}: Submission): Promise<void> {
  const { packageId, bundleId, price } = await findPayable(userId, wanted)
  if (billId !== undefined) await findPayableBill({ userId, packageId, bundleId, billId })
  else if (promo !== undefined) await applyPromo(promo, { userId, packageId, bundleId, price })
}

/**
 * Stores a pending payment.
 * @param proof of the transfer
 * @throws what refuseUnpayable() throws
 */
export async function submitPayment({
  userId,
  wanted,
  billId,
  promo,
  proof,
}: Submission & { proof: StoredProof }): Promise<Payment> {
  try {
    return await inTransaction(async (trx) => {
      const buyer = await lockLearner(trx, userId)
      const product = await findPayable(userId, wanted, trx)
      const { packageId, bundleId, name: packageName } = product
      const of = { userId, packageId, bundleId }
      const bill = billId === undefined ? null : await findPayableBill({ ...of, billId }, trx)
      await closeBill(trx, { ...of, billId })
      const sum = await sumOf(trx, { userId, product, bill, promo })
      return Payment.create(
        {
          userId,
          currentName: buyer.name,
          currentNohp: buyer.nohp,
          packageId,
          bundleId,
          packageName,
          ...sum,
          billId: bill?.id ?? null,
          proof: proof.name,
          proofDigest: proof.digest,
          proofPrint: proof.print,
          status: 'pending',
          pendingKey: Payment.pendingKeyOf(userId, packageId, bundleId),
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

interface Due {
  userId: number
  product: Product
  bill: Bill | null
  promo: string | undefined
}

/** What is paid, and with which promo code. */
async function sumOf(
  trx: TransactionClientContract,
  { userId, product: { packageId, bundleId, price }, bill, promo }: Due
) {
  if (bill) {
    const { amount, promoId, discount } = bill
    const of = { userId, packageId, bundleId }
    const promoCode = promoId === null ? null : await keepPromo(trx, promoId, of)
    return { amount, promoId, promoCode, discount }
  }
  if (promo === undefined) return { amount: price, discount: 0 }
  const purchase = { userId, packageId, bundleId, price }
  const { id: promoId, code, discount } = await applyPromo(promo, purchase, trx)
  return { amount: price - discount, promoId, promoCode: code, discount }
}
