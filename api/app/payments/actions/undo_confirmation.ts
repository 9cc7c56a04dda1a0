import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { revokeEntitlement } from '#app/enrolment/actions/standing'
import { hasPending } from '#app/payments/actions/find_payable'
import { lockPayment } from '#app/payments/actions/lock_payment'
import { cancelReceipt } from '#app/payments/actions/receipts'
import { stateAfterUndo, undoOfManyRefusal } from '#app/payments/domain/payment_state'
import { tellBuyer } from '#app/payments/actions/tell_buyer'
import Payment from '#app/payments/models/payment'
import { packagesOfPayment } from '#app/payments/rows/bundle_contents'
import { clock } from '#app/platform/time/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import type { PaymentStatus } from '#contracts/payments'

/**
 * Takes a confirmation back that was a mistake, as if it never was: the payment waits again and its access is gone. One
 * that was entered by hand is rejected instead. The audit log keeps both steps.
 * @param reason of the admin
 * @returns the payment's state now
 * @throws NotFound; Forbidden for one's own; Conflict when it isn't confirmed, its access was used, money was paid
 *   back, or another payment of the learner for the package waits
 */
export async function undoConfirmation(
  admin: User,
  id: number,
  reason: string
): Promise<PaymentStatus> {
  try {
    return await inTransaction((trx) => undo(trx, admin, { id, reason }))
  } catch (error) {
    // Two payments that wait for one package could be confirmed both.
    if (isUniqueViolation(error)) throw new Conflict(OTHER_WAITS)
    throw error
  }
}

const OTHER_WAITS =
  'Pembayaran lain peserta ini untuk paket yang sama masih menunggu. Konfirmasi atau tolak dulu.'

async function undo(
  trx: TransactionClientContract,
  admin: User,
  { id, reason }: { id: number; reason: string }
): Promise<PaymentStatus> {
  const { payment, buyer, grants, refunded } = await lockPayment(trx, admin, id)
  const refusal = undoOfManyRefusal({ status: payment.status, refunded }, grants)
  if (refusal) throw new Conflict(refusal)
  const now = clock.now()
  for (const grant of grants) {
    await revokeEntitlement(trx, grant, { revokedBy: admin.id, reason }, now)
  }
  const status = stateAfterUndo(payment)
  const isWaiting = status === 'pending'
  const { userId, packageId, bundleId } = payment
  // Of a bundle and a package of it too, which the unique index doesn't compare.
  const packages = (await packagesOfPayment(trx, payment)).map((one) => ({ id: one }))
  if (isWaiting && (await hasPending(trx, userId, { packages }, id)))
    throw new Conflict(OTHER_WAITS)
  await payment
    .merge({
      status,
      pendingKey: isWaiting ? Payment.pendingKeyOf(userId, packageId, bundleId) : null,
      rejectionReason: isWaiting ? null : reason,
      decidedBy: isWaiting ? null : admin.id,
      decidedAt: isWaiting ? null : now,
      paidAt: null,
    })
    .save()
  await cancelReceipt(trx, { paymentId: id }, reason, now)
  await tellBuyer(trx, payment, buyer, now)
  await recordAudit(trx, {
    actor: admin,
    action: 'payment.confirmation_undone',
    subject: { type: 'payment', id },
    details: { ...payment.summaryFor(buyer), reason },
  })
  return status
}
