import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockClass } from '#app/classes/actions/find_class'
import { unpayEventGrants } from '#app/enrolment/actions/class_access_of_event'
import { lockClassPaymentGrants } from '#app/enrolment/actions/payment_grants'
import { revokeEntitlement } from '#app/enrolment/actions/standing'
import type Entitlement from '#app/enrolment/models/entitlement'
import { findClassPayment } from '#app/payments/actions/find_class_payment'
import { refundedOfClasses } from '#app/payments/actions/read_refunds'
import { cancelReceipt } from '#app/payments/actions/receipts'
import { NothingLeft, refundedAmount, type RefundOrder } from '#app/payments/actions/refund_payment'
import {
  accessOfManyAfterRefund,
  refundable,
  undoOfManyRefusal,
} from '#app/payments/domain/payment_state'
import ClassPayment from '#app/payments/models/class_payment'
import Refund from '#app/payments/models/refund'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'

/** A class's payment whose rows are locked, the access that it gave, and the rupiah that were paid back until now. */
interface Locked {
  payment: ClassPayment
  grants: Entitlement[]
  refunded: number
}

/** The class before its payment, as a decision does; the access before its learners, as the start of an exam does. */
async function lock(trx: TransactionClientContract, id: number): Promise<Locked> {
  const { classId } = await findClassPayment(id, trx)
  await lockClass(trx, classId)
  const payment = await ClassPayment.query({ client: trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  const grants = await lockClassPaymentGrants(trx, id)
  const refunded = (await refundedOfClasses([id], trx)).get(id) ?? 0
  return { payment, grants, refunded }
}

/**
 * Takes the confirmation of a class's payment back that was a mistake: it waits again, and its access is gone.
 * @param reason of the admin
 * @throws NotFound; Conflict when it isn't confirmed, access of it was used, money was paid back, or another payment of
 *   the class for the package waits
 */
export async function undoClassConfirmation(
  admin: User,
  id: number,
  reason: string
): Promise<void> {
  try {
    await inTransaction((trx) => undo(trx, admin, { id, reason }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new Conflict(
      'Pembayaran lain kelas ini untuk paket yang sama masih menunggu. Konfirmasi atau tolak dulu.'
    )
  }
}

async function undo(
  trx: TransactionClientContract,
  admin: User,
  { id, reason }: { id: number; reason: string }
): Promise<void> {
  const { payment, grants, refunded } = await lock(trx, id)
  const { atEvent, own } = split(grants)
  const refusal = undoOfManyRefusal({ status: payment.status, refunded }, own)
  if (refusal !== null) throw new Conflict(refusal)
  const now = clock.now()
  const { classId, packageId } = payment
  await payment
    .merge({
      status: 'pending',
      pendingKey: ClassPayment.pendingKeyOf(classId, packageId),
      decidedBy: null,
      decidedAt: null,
    })
    .save()
  await trx.from('class_payment_learners').where('class_payment_id', id).update({ outcome: null })
  // Their event stays theirs, unpaid as it was.
  await unpayEventGrants(
    trx,
    atEvent.map((grant) => grant.id)
  )
  const withdrawn = await withdraw(trx, own, { revokedBy: admin.id, reason }, now)
  await cancelReceipt(trx, { classPaymentId: id }, reason, now)
  await recordAudit(trx, {
    actor: admin,
    action: 'class_payment.confirmation_undone',
    subject: { type: 'class_payment', id },
    details: { ...payment.summary, withdrawn, reason },
  })
}

/**
 * Refuses a refund of which nothing is left, before its form is read.
 * @throws NotFound; Conflict when the payment isn't confirmed or all was paid back
 */
export async function refuseNoClassRefund(id: number): Promise<void> {
  const { status, amount } = await findClassPayment(id)
  const refunded = (await refundedOfClasses([id])).get(id) ?? 0
  if (refundable({ status, amount, refunded }) === 0) throw new NothingLeft()
}

/**
 * Records that money of a class's confirmed payment was paid back, in whole or in part. Access that isn't used yet is
 * withdrawn unless it is to be kept.
 * @throws what `refuseNoClassRefund` throws; InvalidInput when the amount is more than what is left
 */
export async function refundClassPayment(
  admin: User,
  id: number,
  order: RefundOrder
): Promise<Refund> {
  return inTransaction(async (trx) => {
    const { payment, grants, refunded: before } = await lock(trx, id)
    const { status, amount: paid } = payment
    const amount = refundedAmount({ status, amount: paid, refunded: before }, order.amount)
    const now = clock.now()
    const { reason, proof } = order
    // What an event gave is the event's, and only its use counts here.
    const kept = grants.filter(({ source, usedAt }) => source === 'class' || usedAt !== null)
    const access = accessOfManyAfterRefund(kept, order.access)
    if (access === 'cabut') await withdraw(trx, kept, { revokedBy: admin.id, reason }, now)
    const refundedAt = order.day ?? startOfDay(now)
    const refund = await Refund.create(
      {
        paymentId: null,
        classPaymentId: id,
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
    await recordAudit(trx, {
      actor: admin,
      action: 'class_payment.refunded',
      subject: { type: 'class_payment', id },
      details: { ...payment.summary, refunded: amount, day: dateOf(refundedAt), access, reason },
    })
    return refund
  })
}

/** What an event would have given without the payment, apart from what the class alone gave. */
function split(grants: readonly Entitlement[]): { atEvent: Entitlement[]; own: Entitlement[] } {
  const isOfEvent = ({ source, eventId, usedAt }: Entitlement) =>
    source === 'event' || (eventId !== null && usedAt === null)
  return {
    atEvent: grants.filter(isOfEvent),
    own: grants.filter((grant) => !isOfEvent(grant)),
  }
}

/** Withdraws what isn't used. @returns from how many learners */
async function withdraw(
  trx: TransactionClientContract,
  grants: readonly Entitlement[],
  by: { revokedBy: number; reason: string },
  now: number
): Promise<number> {
  let count = 0
  for (const grant of grants) {
    if (grant.usedAt === null && (await revokeEntitlement(trx, grant, by, now))) count++
  }
  return count
}
