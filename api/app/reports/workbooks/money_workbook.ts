import {
  writeWorkbook,
  type Worksheet,
  type WorksheetRow,
} from '#app/paper/workbook/write_workbook'
import type { MoneyReport } from '#app/reports/actions/read_money_report'
import { periodText, sumsTables } from '#app/reports/domain/money_texts'

/** A report of money as an Excel file: the sums, and a worksheet for each list. */
export function moneyWorkbook(report: MoneyReport): Buffer {
  return writeWorkbook(
    sumsWorksheet(report),
    listWorksheet('Akses gratis', FREE_HEADINGS, freeRows(report)),
    listWorksheet('Kelas belum bayar', UNPAID_HEADINGS, unpaidRows(report)),
    listWorksheet('Sudah bayar belum mulai', NOT_BEGUN_HEADINGS, notBegunRows(report))
  )
}

const heading = (...cells: string[]): WorksheetRow => ({ look: 'heading', cells })

function sumsWorksheet(report: MoneyReport): Worksheet {
  const tables = sumsTables(report, report.before)
  return {
    name: 'Laporan',
    widths: [36, 12, 18, 18, 18, 22],
    rows: [
      { look: 'title', cells: [`Laporan ${periodText(report)}`] },
      { look: 'note', cells: [`Periode sebelumnya: ${periodText(report.before)}`] },
      ...tables.flatMap(({ title, of, lines }): WorksheetRow[] => [
        { cells: [] },
        { look: 'title', cells: [title] },
        heading(of, 'Transaksi', 'Kotor', 'Pengembalian', 'Bersih', 'Bersih sebelumnya'),
        ...lines.map(({ name, transactions, gross, refunds, net, before }) => ({
          cells: [name, transactions, gross, refunds, net, before],
        })),
      ]),
    ],
  }
}

interface Heading {
  title: string
  width: number
}

function listWorksheet(
  name: string,
  headings: readonly Heading[],
  rows: readonly WorksheetRow[]
): Worksheet {
  return {
    name,
    widths: headings.map(({ width }) => width),
    frozen: 1,
    rows: [heading(...headings.map(({ title }) => title)), ...rows],
  }
}

const FREE_HEADINGS: readonly Heading[] = [
  { title: 'Diberi (WIB)', width: 17 },
  { title: 'Nama', width: 32 },
  { title: 'Paket', width: 26 },
  { title: 'Alasan', width: 44 },
  { title: 'Kelas', width: 24 },
  { title: 'Oleh', width: 28 },
]

function freeRows({ free }: MoneyReport): WorksheetRow[] {
  return free.map((one) => ({
    cells: [
      { time: one.grantedAt },
      one.name,
      one.packageName,
      one.reason ?? '',
      one.className ?? '',
      one.givenBy ?? '',
    ],
  }))
}

const UNPAID_HEADINGS: readonly Heading[] = [
  { title: 'Dibuat (WIB)', width: 17 },
  { title: 'Kelas', width: 32 },
  { title: 'Paket', width: 26 },
  { title: 'Peserta', width: 10 },
  { title: 'Jumlah', width: 16 },
  { title: 'Bukti', width: 12 },
]

function unpaidRows({ unpaid }: MoneyReport): WorksheetRow[] {
  return unpaid.map((one) => ({
    cells: [
      { time: one.createdAt },
      one.className,
      one.packageName,
      one.learners,
      one.amount,
      one.hasProof ? 'Ada' : 'Belum ada',
    ],
  }))
}

const NOT_BEGUN_HEADINGS: readonly Heading[] = [
  { title: 'Dibayar (WIB)', width: 17 },
  { title: 'Nama', width: 32 },
  { title: 'Nomor HP', width: 16 },
  { title: 'Paket', width: 26 },
  { title: 'Jumlah', width: 16 },
]

function notBegunRows({ notBegun }: MoneyReport): WorksheetRow[] {
  return notBegun.map((one) => ({
    cells: [{ time: one.paidAt }, one.name, one.nohp, one.packageName, one.amount],
  }))
}
