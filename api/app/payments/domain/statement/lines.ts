import { isLeaving, readAmount } from '#app/payments/domain/statement/amounts'
import type { Cells } from '#app/payments/domain/statement/columns'
import { readMoments, type Moment } from '#app/payments/domain/statement/moments'
import type { StatementColumns } from '#contracts/statements'

/** Money that arrived, as a statement has it. */
export interface ReadLine extends Moment {
  /** Of the file, from 1. */
  row: number
  /** Rupiah, above zero. */
  amount: number
  /** What the statement says of it. */
  text: string
  /** How many equal lines stand before it in the file. */
  copy: number
}

export interface ReadStatement {
  lines: ReadLine[]
  /** Rows with money that left, and rows whose time or amount can't be read. */
  out: number
  unreadable: number
}

const LINE_TEXT_MAX_LENGTH = 200

/**
 * The money that arrived, line by line.
 * @param first the row after the headings, from 0
 * @param now epoch milliseconds
 */
export function readLines(
  cells: Cells,
  first: number,
  columns: StatementColumns,
  now: number
): ReadStatement {
  const rows = cells.slice(first)
  const moments = readMoments(
    rows.map((row) => [row[columns.waktu], at(row, columns.jam)].filter(Boolean).join(' ')),
    now
  )
  const read: ReadStatement = { lines: [], out: 0, unreadable: 0 }
  const copies = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const moment = moments[index] ?? null
    const amount = readAmount(row[columns.jumlah] ?? '')
    // Titles, totals and empty rows.
    if (moment === null && (amount === null || amount === 0)) continue
    if (moment === null || amount === null) {
      // Of a column for arrivals alone, an empty cell is money that left.
      if ((row[columns.jumlah] ?? '').trim() === '') read.out++
      else read.unreadable++
      continue
    }
    if (amount <= 0 || isLeaving(at(row, columns.jenis))) {
      read.out++
      continue
    }
    const text = textOf(row, columns)
    const key = JSON.stringify([moment.at, moment.hasTime, amount, text])
    const copy = copies.get(key) ?? 0
    copies.set(key, copy + 1)
    read.lines.push({ ...moment, row: first + index + 1, amount, text, copy })
  }
  return read
}

function at(row: readonly string[], column: number | null): string {
  return column === null ? '' : (row[column] ?? '')
}

/** The chosen text, else all cells that mean nothing else. */
function textOf(row: readonly string[], columns: StatementColumns): string {
  const { keterangan, waktu, jam, jumlah, jenis } = columns
  const others = row.filter((_, index) => ![waktu, jam, jumlah, jenis].includes(index))
  const text = keterangan === null ? others.join(' ') : at(row, keterangan)
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LINE_TEXT_MAX_LENGTH)
}
