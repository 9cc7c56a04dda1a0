import { COLUMNS } from '#app/classes/domain/headings'
import { droppedColumns, headOf, isComplete, type ListHead } from '#app/classes/domain/list_columns'
import { plainCell, type Cells } from '#app/classes/domain/plain_cells'
import { learnerRows, type SkippedRow } from '#app/classes/domain/skipped_rows'

export interface PastedText {
  text: string
  /** The headings of columns that are left out. */
  dropped: string[]
  /** Rows that are left out, though they aren't empty. */
  skipped: SkippedRow[]
}

/**
 * A table as the text that pasting it would give, each row in a line of the same number. Where the learners' columns
 * are known, the others are dropped: a school's list has a hundred.
 */
export function pastedText(table: Cells): PastedText {
  const cells = table.map((row) =>
    // Quotation marks would join lines.
    row.map((cell) => plainCell(cell).replaceAll('"', ' '))
  )
  const head = headOf(cells)
  if (!isComplete(head.columns)) {
    return { text: joined(cells), dropped: [], skipped: [] }
  }
  const kept = COLUMNS.flatMap((column) => head.columns[column])
  const { rows, skipped } = learnerRows(cells, head)
  const learners = new Set(rows)
  const lines = cells.map((row, at) => {
    if (at <= head.last) return headLine(row, at, head, kept)
    return learners.has(at) ? kept.map((column) => row[column] ?? '') : []
  })
  return { text: joined(lines), dropped: droppedColumns(cells, head), skipped }
}

/** The headings in one line, regardless of the rows above them. */
function headLine(
  row: readonly string[],
  at: number,
  { last, headings }: ListHead,
  kept: readonly number[]
) {
  if (at === last) return kept.map((column) => headings[column] ?? '')
  return [row.find((cell) => cell !== '') ?? '']
}

/** Empty first lines would be trimmed from the text, and the lines miscounted. */
function joined(rows: Cells): string {
  const lines = rows.map((row) => row.join('\t').trimEnd())
  const first = lines.findIndex((line) => line !== '')
  return lines.map((line, at) => (at < first ? '-' : line)).join('\n')
}
