import db from '@adonisjs/lucid/services/db'
import { readSettings } from '#app/academy/actions/academy_settings'
import { readLetterhead } from '#app/academy/actions/read_letterhead'
import { print } from '#app/paper/printing/printer'
import { findClassPayment } from '#app/payments/actions/find_class_payment'
import { readListedLearners } from '#app/payments/actions/read_class_payment'
import { lastReceipt, type ReceiptOf } from '#app/payments/actions/receipts'
import { invoiceNumber, receiptNumber } from '#app/payments/domain/paper_numbers'
import Payment from '#app/payments/models/payment'
import { bundleContents } from '#app/payments/rows/bundle_contents'
import type Receipt from '#app/payments/models/receipt'
import type { InvoiceData, ReceiptData } from '#app/payments/paper/payment_papers'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { PAYMENT_WAY_LABELS } from '#contracts/payments'
import { qrisMerchant, qrisWithAmount } from '#contracts/qris'

export interface TakenPaper {
  number: string
  content: Buffer
}

/**
 * The receipt of a learner's payment as a PDF.
 * @param owner whose payment it has to be; null for anybody's
 * @throws NotFound, also without a receipt; Unavailable when too many papers wait already
 */
export async function takeReceipt(id: number, owner: number | null): Promise<TakenPaper> {
  const payment = await Payment.find(id)
  if (!payment || (owner !== null && payment.userId !== owner)) {
    throw new NotFound('Pembayaran tidak ditemukan.')
  }
  return printReceipt(
    { paymentId: id },
    {
      purpose: await purposeOf(payment),
      way: PAYMENT_WAY_LABELS[payment.way],
      paidAt: payment.paidAt,
    }
  )
}

/**
 * The receipt of a class's payment as a PDF.
 * @throws as `takeReceipt`
 */
export async function takeClassReceipt(id: number): Promise<TakenPaper> {
  const { packageName, learners } = await findClassPayment(id)
  const purpose = `Akses ${packageName} bagi ${learners} peserta`
  return printReceipt({ classPaymentId: id }, { purpose, way: null, paidAt: null })
}

/** What was paid for: of a bundle with its packages. */
async function purposeOf({ packageName, bundleId }: Payment): Promise<string> {
  if (bundleId === null) return `Akses ${packageName}`
  const bundles = await bundleContents(db.connection(), [bundleId])
  const packages = (bundles.get(bundleId) ?? []).map(({ name }) => name)
  return `Akses ${packageName}: ${packages.join(', ')}`
}

async function printReceipt(
  of: ReceiptOf,
  { purpose, way, paidAt }: { purpose: string; way: string | null; paidAt: number | null }
): Promise<TakenPaper> {
  const receipt = await lastReceipt(of)
  if (!receipt) throw new NotFound('Pembayaran ini tidak punya kuitansi.')
  const number = receiptNumber(receipt)
  const { payer, amount, issuedAt } = receipt
  const data: ReceiptData = {
    letterhead: await readLetterhead(),
    number,
    payer,
    amount,
    purpose,
    way,
    paidAt: paidAt ?? issuedAt,
    issuedAt,
    cancelled: cancellationOf(receipt),
    refunds: receipt.cancelledAt === null ? await refundsOf(of) : [],
  }
  return { number, content: await print('receipt', data, { lane: 'single' }) }
}

function cancellationOf({ cancelledAt, cancellationReason }: Receipt) {
  return cancelledAt === null ? null : { at: cancelledAt, reason: cancellationReason ?? '' }
}

async function refundsOf(of: ReceiptOf): Promise<{ at: number; amount: number }[]> {
  const whose =
    of.paymentId === undefined
      ? { class_payment_id: of.classPaymentId }
      : { payment_id: of.paymentId }
  const rows = (await db
    .from('refunds')
    .where(whose)
    .orderBy('refunded_at')
    .orderBy('id')
    .select('refunded_at', 'amount')) as { refunded_at: number | string; amount: number }[]
  return rows.map((row) => ({ at: Number(row.refunded_at), amount: row.amount }))
}

/**
 * The invoice of a class that has not paid yet, as a PDF.
 * @returns it, and for how many learners it is
 * @throws NotFound; Conflict when the payment was decided; Unavailable when too many papers wait already
 */
export async function takeInvoice(id: number): Promise<TakenPaper & { learners: number }> {
  const payment = await findClassPayment(id)
  if (payment.status !== 'pending') {
    throw new Conflict('Pembayaran ini sudah diproses, jadi tidak ditagih lagi.')
  }
  const { className, packageName, amount, createdAt } = payment
  const listed = await readListedLearners(id)
  const { qrisText, qrisIsSample } = await readSettings()
  const payload = qrisIsSample || amount === 0 ? null : qrisWithAmount(qrisText, amount)
  const number = invoiceNumber(payment)
  const data: InvoiceData = {
    letterhead: await readLetterhead(),
    number,
    className,
    packageName,
    amount,
    issuedAt: createdAt,
    learners: listed.map(({ name }) => name),
    qris: payload === null ? null : { payload, merchant: qrisMerchant(payload) ?? '' },
  }
  return { number, content: await print('invoice', data), learners: listed.length }
}
