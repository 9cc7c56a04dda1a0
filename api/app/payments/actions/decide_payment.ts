import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { proveNumbers } from '#app/accounts/actions/prove_numbers'
import type User from '#app/accounts/models/user'
import { grantForPayment } from '#app/enrolment/actions/payment_grants'
import { lockLearner } from '#app/enrolment/actions/standing'
import { issueReceipt } from '#app/payments/actions/receipts'
import { tellBuyer } from '#app/payments/actions/tell_buyer'
import Payment from '#app/payments/models/payment'
import { packagesOfPayment } from '#app/payments/rows/bundle_contents'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden, NotFound } from '#app/platform/errors/failures'

export type Decision = { status: 'confirmed' } | { status: 'rejected'; reason: string }

/**
 * Confirms or rejects a pending payment, once: of simultaneous decisions the first one counts. A confirmation grants
 * one attempt of the package, or of each package of the bundle.
 * @param alongside what is stored with the decision or, when it throws, refuses it
 * @returns the decided payment and its buyer
 * @throws NotFound; Forbidden for confirming one's own; Conflict when the payment isn't pending any more
 */
export async function decidePayment(
  admin: User,
  paymentId: number,
  decision: Decision,
  alongside?: (trx: TransactionClientContract, payment: Payment) => Promise<void>
): Promise<{ payment: Payment; buyer: User }> {
  return inTransaction(async (trx) => {
    const payment = await Payment.find(paymentId, { client: trx })
    if (!payment) throw new NotFound('Pembayaran tidak ditemukan.')
    if (decision.status === 'confirmed' && payment.userId === admin.id) {
      throw new Forbidden('Pembayaran Anda sendiri harus dikonfirmasi oleh admin lain.')
    }
    const buyer = await lockLearner(trx, payment.userId)

    const now = clock.now()
    const reason = decision.status === 'rejected' ? decision.reason : null
    const [moved] = await Payment.query({ client: trx })
      .where('id', payment.id)
      .where('status', 'pending')
      .update({
        status: decision.status,
        pending_key: null,
        rejection_reason: reason,
        decided_by: admin.id,
        decided_at: now,
        paid_at: decision.status === 'confirmed' ? now : null,
      })
    if (Number(moved) !== 1) throw new Conflict('Pembayaran ini sudah diproses.')

    const { userId } = payment
    if (decision.status === 'confirmed') {
      const packageIds = await packagesOfPayment(trx, payment)
      await grantForPayment(trx, buyer, { paymentId: payment.id, packageIds }, now)
      await proveNumbers(trx, [userId], now)
    }
    await alongside?.(trx, payment)
    const decided = payment.summaryFor(buyer)
    await recordAudit(trx, {
      actor: admin,
      subject: { type: 'payment', id: payment.id },
      ...(reason === null
        ? { action: 'payment.confirmed', details: decided }
        : { action: 'payment.rejected', details: { ...decided, reason } }),
    })
    if (decision.status === 'confirmed') {
      await issueReceipt(
        trx,
        { paymentId: payment.id },
        { payer: buyer.name, amount: payment.amount },
        now
      )
    }
    await payment.refresh()
    await tellBuyer(trx, payment, buyer, now)
    return { payment, buyer }
  })
}
