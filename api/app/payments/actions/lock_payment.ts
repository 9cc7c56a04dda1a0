import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { lockPaymentGrants } from '#app/enrolment/actions/payment_grants'
import { lockLearner } from '#app/enrolment/actions/standing'
import type Entitlement from '#app/enrolment/models/entitlement'
import { refundedOf } from '#app/payments/actions/read_refunds'
import Payment from '#app/payments/models/payment'
import { Forbidden, NotFound } from '#app/platform/errors/failures'

/** A payment whose rows are locked: nobody else decides it, pays it back or starts an exam with its access. */
export interface LockedPayment {
  payment: Payment
  buyer: User
  /** The access that it gave, one for each of its packages; empty when there is none. */
  grants: Entitlement[]
  /** Rupiah that were paid back until now. */
  refunded: number
}

/**
 * Locks a payment with its buyer and access, to take its confirmation or its money back. Access first, as a start of an
 * exam does.
 * @throws NotFound; Forbidden for one's own
 */
export async function lockPayment(
  trx: TransactionClientContract,
  admin: User,
  id: number
): Promise<LockedPayment> {
  const { userId } = await findOthersPayment(admin, id, trx)
  const held = await lockPaymentGrants(trx, id)
  const buyer = await lockLearner(trx, userId)
  const payment = await Payment.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  // It may have been confirmed after the first look.
  const grants = held.length > 0 ? held : await lockPaymentGrants(trx, id)
  const refunded = (await refundedOf([id], trx)).get(id) ?? 0
  return { payment, buyer, grants, refunded }
}

/** @throws NotFound; Forbidden for one's own, which others take care of */
export async function findOthersPayment(
  admin: User,
  id: number,
  trx?: TransactionClientContract
): Promise<Payment> {
  const payment = await Payment.find(id, trx ? { client: trx } : {})
  if (!payment) throw new NotFound('Pembayaran tidak ditemukan.')
  if (payment.userId === admin.id) {
    throw new Forbidden('Pembayaran Anda sendiri harus ditangani oleh admin lain.')
  }
  return payment
}
