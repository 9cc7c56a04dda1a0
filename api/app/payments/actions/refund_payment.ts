import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { revokeEntitlement } from '#app/enrolment/actions/standing'
import { findOthersPayment, lockPayment } from '#app/payments/actions/lock_payment'
import { refundedOf } from '#app/payments/actions/read_refunds'
import { forgetNews } from '#app/payments/actions/tell_buyer'
import { accessOfManyAfterRefund, refundable } from '#app/payments/domain/payment_state'
import type Payment from '#app/payments/models/payment'
import Refund from '#app/payments/models/refund'
import { clock } from '#app/platform/time/clock'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import type { RefundAccess } from '#contracts/payments'

export interface RefundOrder {
  reason: string
  /** Rupiah; all that is left by default. */
  amount?: number | undefined
  /** Midnight in Jakarta of the day on which it was paid back; today by default. */
  day?: number | undefined
  /** What becomes of unused access. */
  access: RefundAccess
  /** Stored name of a proof of it. */
  proof: string | null
}

/**
 * Refuses a refund of which nothing is left, before its form is read.
 * @throws NotFound; Forbidden for one's own; Conflict when the payment isn't confirmed or all was paid back
 */
export async function refuseNothingLeft(admin: User, id: number): Promise<void> {
  const payment = await findOthersPayment(admin, id)
  const refunded = (await refundedOf([id])).get(id) ?? 0
  if (refundable({ ...stateOf(payment), refunded }) === 0) throw new NothingLeft()
}

/**
 * Records that money of a confirmed payment was paid back, in whole or in part. The payment stays confirmed; unused
 * access is withdrawn unless it is to be kept.
 * @throws what `refuseNothingLeft` throws; InvalidInput when the amount is more than what is left
 */
export async function refundPayment(admin: User, id: number, order: RefundOrder): Promise<Refund> {
  return inTransaction(async (trx) => {
    const { payment, buyer, grants, refunded } = await lockPayment(trx, admin, id)
    const amount = refundedAmount({ ...stateOf(payment), refunded }, order.amount)

    const now = clock.now()
    const { reason, proof } = order
    const access = accessOfManyAfterRefund(grants, order.access)
    if (access === 'cabut') {
      for (const grant of grants.filter(({ usedAt }) => usedAt === null)) {
        await revokeEntitlement(trx, grant, { revokedBy: admin.id, reason }, now)
      }
    }
    const refundedAt = order.day ?? startOfDay(now)
    const refund = await Refund.create(
      {
        paymentId: id,
        classPaymentId: null,
        amount,
        refundedAt,
        reason,
        proof,
        access,
        createdBy: admin.id,
        createdAt: now,
      },
      { client: trx }
    )
    await forgetNews(trx, id)
    await recordAudit(trx, {
      actor: admin,
      action: 'payment.refunded',
      subject: { type: 'payment', id },
      details: {
        ...payment.summaryFor(buyer),
        refunded: amount,
        day: dateOf(refundedAt),
        access,
        reason,
      },
    })
    return refund
  })
}

/**
 * How much is paid back: what was asked for, or all that is left.
 * @throws Conflict when nothing is left; InvalidInput when it is more than that
 */
export function refundedAmount(
  paid: Parameters<typeof refundable>[0],
  asked: number | undefined
): number {
  const rest = refundable(paid)
  if (rest === 0) throw new NothingLeft()
  const amount = asked ?? rest
  if (amount > rest) throw tooMuch(rest)
  return amount
}

export class NothingLeft extends Conflict {
  constructor() {
    super('Tidak ada dana pembayaran ini yang dapat dikembalikan.')
  }
}

function stateOf({ status, amount }: Payment) {
  return { status, amount }
}

function tooMuch(rest: number): InvalidInput {
  const msg = `Jumlah pengembalian maksimal Rp ${rest.toLocaleString('id-ID')}.`
  return new InvalidInput(msg, [{ field: 'jumlah', msg }])
}
