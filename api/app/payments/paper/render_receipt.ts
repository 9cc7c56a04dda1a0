import { drawDocument } from '#app/paper/blocks/draw_document'
import { FILED } from '#app/paper/blocks/frames'
import { letterhead, title } from '#app/paper/blocks/letterhead'
import { NOTE } from '#app/paper/blocks/look'
import { factList, gap, paragraph } from '#app/paper/blocks/text_blocks'
import { printedText } from '#app/paper/typesetting/printable_text'
import { rupiah, rupiahInWords, shortDay } from '#app/paper/domain/indonesian'
import { amountBox, stamp } from './amount_box.js'
import type { ReceiptData } from './payment_papers.js'

/** Draws a receipt: one page. A cancelled one says so, and what was paid back is listed. */
export async function renderReceipt(data: ReceiptData): Promise<Buffer> {
  const text = printed(data)
  const { academyName, ...head } = text.letterhead
  const { number, amount } = text
  const info = {
    title: `Kuitansi ${number}`,
    author: academyName,
    createdAt: text.issuedAt,
    foot: `Kuitansi ${number} · ${academyName}`,
  }
  return drawDocument(info, FILED, (page, column) => [
    letterhead({ name: academyName, ...head }),
    title('KUITANSI', `Nomor ${number}`),
    ...markOf(text).map(stamp),
    gap(6),
    ...factList(page.setter, factsOf(text), column, 120),
    gap(14),
    amountBox(amount),
    gap(14),
    ...paragraph(
      page.setter,
      'Kuitansi ini dibuat oleh sistem dan sah tanpa tanda tangan.',
      NOTE,
      column
    ),
  ])
}

function printed(data: ReceiptData): ReceiptData {
  return {
    ...data,
    letterhead: { ...data.letterhead, academyName: printedText(data.letterhead.academyName) },
    payer: printedText(data.payer),
    purpose: printedText(data.purpose),
    cancelled: data.cancelled && {
      ...data.cancelled,
      reason: printedText(data.cancelled.reason),
    },
  }
}

/** What stands across the paper: nothing while the academy keeps some of the money. */
function markOf({ cancelled, refunds, amount }: ReceiptData): string[] {
  if (cancelled) return ['DIBATALKAN']
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return refunded >= amount ? ['DIBATALKAN · DANA DIKEMBALIKAN'] : []
}

function factsOf(data: ReceiptData) {
  const { payer, amount, purpose, way, paidAt, issuedAt, cancelled, refunds } = data
  return [
    ['Telah terima dari', payer],
    ['Uang sejumlah', rupiahInWords(amount)],
    ['Untuk pembayaran', purpose],
    ...(way === null ? [] : [['Cara pembayaran', way] as const]),
    ['Tanggal bayar', shortDay(paidAt)],
    ['Tanggal kuitansi', shortDay(issuedAt)],
    ...refunds.map(
      (refund) => ['Dikembalikan', `${rupiah(refund.amount)} pada ${shortDay(refund.at)}`] as const
    ),
    ...(cancelled
      ? ([['Dibatalkan', `${shortDay(cancelled.at)}. ${cancelled.reason}`]] as const)
      : []),
  ] as const
}
