import { drawDocument } from '#app/paper/blocks/draw_document'
import { FILED } from '#app/paper/blocks/frames'
import { letterhead, title } from '#app/paper/blocks/letterhead'
import { INK, NOTE, TEXT } from '#app/paper/blocks/look'
import { tableOf } from '#app/paper/blocks/table_blocks'
import { factList, gap, heading, paragraph, type DrawnBlock } from '#app/paper/blocks/text_blocks'
import { drawQrCode } from '#app/paper/typesetting/qr_modules'
import { printedText } from '#app/paper/typesetting/printable_text'
import { rupiah, rupiahInWords, shortDay } from '#app/paper/domain/indonesian'
import { amountBox } from './amount_box.js'
import type { InvoiceData } from './payment_papers.js'

const QR = 150
const COLUMNS = [
  { title: 'No', width: 36 },
  { title: 'Peserta', width: 447.28 },
]

/** Draws the invoice of a class: the amount, the code that pays it, and for whom it is. */
export async function renderInvoice(data: InvoiceData): Promise<Buffer> {
  const text = printed(data)
  const { academyName, ...head } = text.letterhead
  const { number, amount, qris } = text
  const info = {
    title: `Faktur ${number}`,
    author: academyName,
    createdAt: text.issuedAt,
    foot: `Faktur ${number} · ${academyName}`,
  }
  return drawDocument(info, FILED, (page, column) => [
    letterhead({ name: academyName, ...head }),
    title('FAKTUR', `Nomor ${number}`),
    gap(6),
    ...factList(page.setter, factsOf(text), column, 120),
    gap(14),
    amountBox(amount),
    ...(qris ? payment(qris, amount) : []),
    ...heading('Peserta', column),
    ...tableOf(
      page.setter,
      COLUMNS,
      text.learners.map((name, at) => [String(at + 1), name]),
      column.left
    ),
    gap(10),
    ...paragraph(
      page.setter,
      'Faktur ini dibuat oleh sistem. Kuitansi diberikan setelah pembayaran dikonfirmasi.',
      NOTE,
      column
    ),
  ])
}

function printed(data: InvoiceData): InvoiceData {
  const { letterhead: head, qris } = data
  return {
    ...data,
    letterhead: { ...head, academyName: printedText(head.academyName) },
    className: printedText(data.className),
    packageName: printedText(data.packageName),
    learners: data.learners.map(printedText),
    qris: qris && { ...qris, merchant: printedText(qris.merchant) },
  }
}

function factsOf({ className, packageName, learners, amount, issuedAt }: InvoiceData) {
  return [
    ['Kepada', className],
    ['Untuk', `Akses ${packageName} bagi ${learners.length} peserta`],
    ['Tanggal', shortDay(issuedAt)],
    ['Jumlah', rupiahInWords(amount)],
  ] as const
}

/** The code to pay with, and beside it what to expect. */
function payment({ payload, merchant }: { payload: string; merchant: string }, amount: number) {
  const lines = [
    'Bayar dengan memindai kode QRIS ini.',
    `Nominal ${rupiah(amount)} sudah terisi.`,
    `Penerima: ${merchant}`,
  ]
  const code: DrawnBlock = {
    height: QR,
    draw: (page, top) => {
      page.element('Figure', { alt: `Kode QRIS untuk membayar ${rupiah(amount)}` }, () =>
        drawQrCode(page.doc, payload, { x: page.left, y: top, size: QR, color: INK })
      )
      lines.forEach((line, at) => {
        const baseline = top + 60 + at * 16
        page.fitted('P', line, TEXT, {
          baseline,
          top: baseline - 12,
          bottom: baseline + 4,
          x: page.left + QR + 12,
          align: 'left',
          width: page.right - page.left - QR - 12,
          smallest: 7,
        })
      })
    },
  }
  return [gap(10), code]
}
