import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockPendingClassPayment } from '#app/payments/actions/find_class_payment'
import type { StoredProof } from '#app/payments/proofs/stored_proof'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Changes the amount of a class's payment.
 * @param amount rupiah
 * @throws NotFound; Conflict when the payment was decided
 */
export async function changeAmount(admin: User, id: number, amount: number): Promise<void> {
  await inTransaction(async (trx) => {
    const payment = await lockPendingClassPayment(trx, id)
    const before = payment.amount
    if (before === amount) return
    await payment.merge({ amount }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'class_payment.amount_changed',
      subject: { type: 'class_payment', id },
      details: { ...payment.summary, before },
    })
  })
}

/**
 * Adds the proof of a class's transfer, or replaces it.
 * @returns the stored file that it replaces
 * @throws NotFound; Conflict when the payment was decided
 */
export async function attachProof(
  admin: User,
  id: number,
  { name, digest, print }: StoredProof
): Promise<{ replaced: string | null }> {
  return inTransaction(async (trx) => {
    const payment = await lockPendingClassPayment(trx, id)
    const replaced = payment.proof
    await payment
      .merge({ proof: name, proofDigest: digest, proofPrint: print, proofAt: clock.now() })
      .save()
    await recordAudit(trx, {
      actor: admin,
      action: 'class_payment.proof_added',
      subject: { type: 'class_payment', id },
      details: payment.summary,
    })
    return { replaced }
  })
}
