import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { yearOf } from '#app/payments/domain/paper_numbers'
import Receipt from '#app/payments/models/receipt'

/** Whose receipt it is. */
export type ReceiptOf =
  | { paymentId: number; classPaymentId?: never }
  | { classPaymentId: number; paymentId?: never }

/**
 * Issues the receipt of a payment that is confirmed in this transaction; for nothing there is none. Call it last: the
 * year's counter stays locked until the transaction ends, so that a number is used only when it commits.
 * @param amount rupiah
 * @param now epoch milliseconds
 */
export async function issueReceipt(
  trx: TransactionClientContract,
  of: ReceiptOf,
  { payer, amount }: { payer: string; amount: number },
  now: number
): Promise<void> {
  if (amount === 0) return
  const year = yearOf(now)
  await Receipt.create(
    { ...of, year, sequence: await nextSequence(trx, year), payer, amount, issuedAt: now },
    { client: trx }
  )
}

/** Cancels the receipt of a payment whose confirmation is undone. Its number stays used. */
export async function cancelReceipt(
  trx: TransactionClientContract,
  of: ReceiptOf,
  reason: string,
  now: number
): Promise<void> {
  await Receipt.query({ client: trx })
    .where(whose(of))
    .whereNull('cancelledAt')
    .update({ cancelled_at: now, cancellation_reason: reason })
}

/** The latest receipt of a payment, cancelled or not; null when it was never confirmed. */
export async function lastReceipt(of: ReceiptOf): Promise<Receipt | null> {
  return Receipt.query().where(whose(of)).orderBy('id', 'desc').first()
}

function whose(of: ReceiptOf) {
  return of.paymentId === undefined
    ? { classPaymentId: of.classPaymentId }
    : { paymentId: of.paymentId }
}

/** In one statement: two transactions that begin a year would lock each other out with two. */
async function nextSequence(trx: TransactionClientContract, year: number): Promise<number> {
  const table = 'receipt_counters'
  await trx
    .knexQuery()
    .table(table)
    .insert({ year, last: 1 })
    .onConflict('year')
    .merge({ last: trx.knexRawQuery(`${table}.last + 1`) })
  const { last } = (await trx.from(table).where('year', year).firstOrFail()) as { last: number }
  return last
}
