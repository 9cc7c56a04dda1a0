import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ClassPayment from '#app/payments/models/class_payment'
import { Conflict, NotFound } from '#app/platform/errors/failures'

/** @throws NotFound */
export async function findClassPayment(
  id: number,
  trx?: TransactionClientContract
): Promise<ClassPayment> {
  return found(await ClassPayment.find(id, trx ? { client: trx } : {}))
}

/**
 * Refuses a change of a payment that was decided: checked before its proof is read, and again when it is stored.
 * @throws NotFound; Conflict
 */
export async function refuseDecided(id: number): Promise<void> {
  refuseUnlessPending(await findClassPayment(id))
}

/**
 * Locks a pending payment, so that concurrent changes run one after the other.
 * @throws NotFound; Conflict when it was decided
 */
export async function lockPendingClassPayment(
  trx: TransactionClientContract,
  id: number
): Promise<ClassPayment> {
  const payment = found(
    await ClassPayment.query({ client: trx }).where('id', id).forUpdate().first()
  )
  refuseUnlessPending(payment)
  return payment
}

function refuseUnlessPending({ status }: ClassPayment): void {
  if (status !== 'pending') throw new Conflict('Pembayaran ini sudah diproses.')
}

function found(payment: ClassPayment | null): ClassPayment {
  if (!payment) throw new NotFound('Pembayaran tidak ditemukan.')
  return payment
}
