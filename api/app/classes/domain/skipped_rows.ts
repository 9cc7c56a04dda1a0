import { columnCalled } from '#app/classes/domain/headings'
import type { ListHead } from '#app/classes/domain/list_columns'
import { digitsIn, isEmptyRow, type Cells } from '#app/classes/domain/plain_cells'
import { isExampleName } from '#contracts/classes'

/** A row below the headings that isn't a learner, and why. */
export interface SkippedRow {
  /** Number of the row in the file, counted from 1. */
  line: number
  reason: string
}

const EXAMPLE = 'Baris contoh.'
const TOTAL = 'Baris jumlah.'
const FOOTER = 'Di bawah baris jumlah.'

const TOTAL_WORD = /^(?:jumlah|total|grand total|sub ?total)\b/i
/** The first cell of an example's row: 'contoh', '(contoh)'. */
const EXAMPLE_WORD = /^[([]?(?:contoh|cth|misal)[)\]]?[.:]?$/i
/** Fewer digits count something. */
const DIGITS_OF_A_PHONE = 8

/**
 * Which rows below the headings hold no learner: examples, sums and the rows below them. Empty rows and headings
 * repeated on each page are dropped without a report.
 * @returns the rows of learners, by their position, and those to be reported
 */
export function learnerRows(
  cells: Cells,
  { columns, last }: ListHead
): { rows: number[]; skipped: SkippedRow[] } {
  const rows: number[] = []
  const skipped: SkippedRow[] = []
  let isBelowTotal = false
  for (const [at, row] of cells.entries()) {
    const [name, nohp, email] = [columns.name, columns.nohp, columns.email].map(
      (places) => places.map((place) => row[place] ?? '').find((cell) => cell !== '') ?? ''
    ) as [string, string, string]
    if (at <= last || isEmptyRow(row) || isHeadings(name, nohp)) continue
    const first = row.find((cell) => cell !== '') ?? ''
    const hasPhone = digitsIn(nohp) >= DIGITS_OF_A_PHONE
    if (TOTAL_WORD.test(first) && !hasPhone) isBelowTotal = true
    const reason =
      isExampleName(name) || EXAMPLE_WORD.test(first)
        ? EXAMPLE
        : !isBelowTotal || hasPhone
          ? null
          : TOTAL_WORD.test(first)
            ? TOTAL
            : FOOTER
    if (reason !== null) skipped.push({ line: at + 1, reason })
    // A row with only a number or a signature holds no learner.
    else if (name !== '' || nohp !== '' || email !== '') rows.push(at)
  }
  return { rows, skipped }
}

function isHeadings(name: string, nohp: string): boolean {
  return columnCalled(name) === 'name' && (nohp === '' || columnCalled(nohp) === 'nohp')
}
