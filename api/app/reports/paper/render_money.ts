import { drawDocument } from '#app/paper/blocks/draw_document'
import { FILED } from '#app/paper/blocks/frames'
import { letterhead, title } from '#app/paper/blocks/letterhead'
import { NOTE } from '#app/paper/blocks/look'
import { tableOf, type Column } from '#app/paper/blocks/table_blocks'
import {
  gap,
  heading,
  paragraph,
  type DrawnBlock,
  type TextColumn,
} from '#app/paper/blocks/text_blocks'
import type { Page } from '#app/paper/typesetting/page'
import { printedText } from '#app/paper/typesetting/printable_text'
import { clockTime, shortDay } from '#app/paper/domain/indonesian'
import { NO_FREE_ACCESS } from '#contracts/reports'
import { periodText, sumsTables, type SumsTable } from '../domain/money_texts.js'
import type { MoneyPaper } from './document_data.js'

const AMOUNT = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** Draws a report of money: A4 pages, portrait, with the academy's letterhead. */
export async function renderMoney({
  letterhead: head,
  report,
  printedAt,
}: MoneyPaper): Promise<Buffer> {
  const name = printedText(head.academyName)
  const period = periodText(report)
  const printed = `${shortDay(printedAt)} ${clockTime(printedAt)} WIB`
  const info = {
    title: `Laporan ${period}`,
    author: name,
    createdAt: printedAt,
    foot: `Laporan Keuangan · ${period} · dicetak ${printed}`,
  }
  return drawDocument(info, FILED, (page, column) => [
    letterhead({ ...head, name }),
    title('LAPORAN KEUANGAN', period),
    ...paragraph(
      page.setter,
      `Dalam rupiah. Periode sebelumnya: ${periodText(report.before)}.`,
      NOTE,
      column
    ),
    ...sumsTables(report, report.before).flatMap((table) => sumsPart(page, table, column)),
    ...listPart(page, column, {
      title: 'Akses gratis',
      none: NO_FREE_ACCESS,
      columns: FREE,
      rows: report.free.map((one) => [
        shortDay(one.grantedAt),
        one.name,
        one.packageName,
        [one.className === null ? '' : `Kelas ${one.className}`, one.reason ?? '']
          .filter((text) => text !== '')
          .join(': '),
      ]),
    }),
    ...listPart(page, column, {
      title: 'Kelas yang belum bayar',
      none: 'Tidak ada.',
      columns: UNPAID,
      rows: report.unpaid.map((one) => [
        shortDay(one.createdAt),
        one.className,
        one.packageName,
        String(one.learners),
        AMOUNT.format(one.amount),
      ]),
    }),
    ...listPart(page, column, {
      title: 'Sudah bayar, belum mulai',
      none: 'Tidak ada.',
      columns: NOT_BEGUN,
      rows: report.notBegun.map((one) => [
        shortDay(one.paidAt),
        one.name,
        one.packageName,
        AMOUNT.format(one.amount),
      ]),
    }),
  ])
}

const SUMS: readonly Column[] = [
  { title: 'Transaksi', width: 58, align: 'right' },
  { title: 'Kotor', width: 76, align: 'right' },
  { title: 'Pengembalian', width: 76, align: 'right' },
  { title: 'Bersih', width: 76, align: 'right' },
  { title: 'Sebelumnya', width: 76, align: 'right' },
]
const SUMS_NAME = 121.28

function sumsPart(page: Page, { title: name, of, lines }: SumsTable, column: TextColumn) {
  const rows = lines.map((line) => [
    printedText(line.name),
    AMOUNT.format(line.transactions),
    ...[line.gross, line.refunds, line.net, line.before].map((sum) => AMOUNT.format(sum)),
  ])
  const columns = [{ title: of, width: SUMS_NAME }, ...SUMS]
  return listPart(page, column, { title: name, none: 'Tidak ada.', columns, rows })
}

const DAY = { title: 'Tanggal', width: 92 }
const FREE: readonly Column[] = [
  DAY,
  { title: 'Nama', width: 130 },
  { title: 'Paket', width: 111.28 },
  { title: 'Alasan', width: 150 },
]
const UNPAID: readonly Column[] = [
  DAY,
  { title: 'Kelas', width: 130 },
  { title: 'Paket', width: 121.28 },
  { title: 'Peserta', width: 54, align: 'right' },
  { title: 'Jumlah', width: 86, align: 'right' },
]
const NOT_BEGUN: readonly Column[] = [
  DAY,
  { title: 'Nama', width: 170 },
  { title: 'Paket', width: 135.28 },
  { title: 'Jumlah', width: 86, align: 'right' },
]

interface ListPart {
  title: string
  /** In place of the table, when it has no rows. */
  none: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
}

function listPart(
  page: Page,
  column: TextColumn,
  { title: name, none, columns, rows }: ListPart
): DrawnBlock[] {
  const printed = rows.map((cells) => cells.map((text) => (text === '' ? '' : printedText(text))))
  return [
    ...heading(name, column),
    gap(2, true),
    ...(rows.length === 0
      ? paragraph(page.setter, none, NOTE, column)
      : tableOf(page.setter, columns, printed, column.left)),
  ]
}
