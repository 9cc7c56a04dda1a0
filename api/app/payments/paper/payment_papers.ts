import type { Letterhead } from '#app/academy/actions/read_letterhead'

/** The contents of receipts and invoices; plain data. Times are epoch milliseconds, amounts rupiah. */

export interface ReceiptData {
  letterhead: Letterhead
  /** See `receiptNumber`. */
  number: string
  /** The learner or class; free text in any script. */
  payer: string
  amount: number
  /** What was paid for. */
  purpose: string
  /** How it was paid; null when it isn't known. */
  way: string | null
  paidAt: number
  issuedAt: number
  /** When and why the confirmation was undone. */
  cancelled: { at: number; reason: string } | null
  /** What was paid back, oldest first. */
  refunds: readonly { at: number; amount: number }[]
}

export interface InvoiceData {
  letterhead: Letterhead
  /** See `invoiceNumber`. */
  number: string
  className: string
  packageName: string
  amount: number
  issuedAt: number
  learners: readonly string[]
  /** The code that asks for the amount, and the name it shows; null when the academy has none. */
  qris: { payload: string; merchant: string } | null
}

declare module '#app/paper/printing/papers' {
  interface Papers {
    receipt: ReceiptData
    invoice: InvoiceData
  }
}
