import { learnersOfChat } from '#app/classes/domain/chat_lines'
import type { ListedLearner } from '#app/classes/domain/listed_learner'
import { COLUMNS, type Column } from '#app/classes/domain/headings'
import { droppedColumns, headOf, isComplete, type ListHead } from '#app/classes/domain/list_columns'
import { listedPhone } from '#app/classes/domain/listed_phone'
import { looksLikePhone, plainCell, digitsIn, type Cells } from '#app/classes/domain/plain_cells'
import { learnerRows, type SkippedRow } from '#app/classes/domain/skipped_rows'
import type { ColumnChoice } from '#contracts/classes'

/** A list of learners as it was pasted or read from a file, made into rows with names for their cells. */

/** A column that the admin may pick. */
export interface OfferedColumn {
  /** Counted from 1. */
  number: number
  heading: string
  /** The contents of its first rows. */
  examples: string[]
  /** Whether most of it looks like phone numbers. */
  looksLikePhones: boolean
}

export type ReadList =
  | {
      learners: ListedLearner[]
      /** The headings that each column was read from. */
      used: Record<Column, string[]>
      /** The headings of columns that aren't read. */
      dropped: string[]
      skipped: SkippedRow[]
    }
  /** The columns of names or numbers are unknown; the admin may pick them. */
  | { missing: Column[]; offered: OfferedColumn[] }

/**
 * The learners of a table of cells. Rows above the headings are titles; empty rows and repeated headings are skipped,
 * examples and sums are skipped and reported.
 * @param choice columns that the admin picked, which count regardless of their headings
 */
export function readLearners(table: Cells, choice: ColumnChoice = {}): ReadList {
  const cells = table.map((row) => row.map(plainCell))
  const head = chosenHead(cells, headOf(cells), choice)
  if (!isComplete(head.columns)) {
    const missing = (['name', 'nohp'] as const).filter(
      (column) => head.columns[column].length === 0
    )
    return { missing, offered: offeredColumns(cells, head) }
  }
  const { rows, skipped } = learnerRows(cells, head)
  const learners = rows.map((at) => {
    const cellOf = (column: Column) =>
      head.columns[column].map((place) => cells[at]?.[place] ?? '').find((cell) => cell !== '') ??
      ''
    const email = cellOf('email')
    return {
      line: at + 1,
      name: cellOf('name'),
      nohp: listedPhone(cellOf('nohp')),
      email: email === '' ? null : email,
    }
  })
  const nameOf = (place: number) => head.headings[place] || `ke-${place + 1}`
  const used = Object.fromEntries(
    COLUMNS.map((column) => [column, head.columns[column].map(nameOf)])
  ) as Record<Column, string[]>
  return { learners, used, dropped: droppedColumns(cells, head), skipped }
}

/** The same of text whose cells are known; a message with a learner in each line has none. */
export function readText(text: string, table: Cells, choice: ColumnChoice = {}): ReadList {
  const read = readLearners(table, choice)
  if ('learners' in read || Object.keys(choice).length > 0 || isTable(table, read)) return read
  const learners = learnersOfChat(text)
  if (!learners) return read
  return { learners, used: { name: [], nohp: [], email: [] }, dropped: [], skipped: [] }
}

/** A name with a comma and a number are two cells; more of them, or a heading, make a table. */
const CELLS_OF_A_TABLE = 3

function isTable(table: Cells, { offered }: { offered: readonly OfferedColumn[] }): boolean {
  const filled = table.map((row) => row.filter((cell) => cell.trim() !== '').length)
  const wide = filled.filter((cells) => cells >= CELLS_OF_A_TABLE).length
  const rows = filled.filter((cells) => cells > 0).length
  return wide * 2 > rows || offered.some(({ heading }) => heading !== '')
}

/** Picked columns replace those of the headings. Without headings, the learners begin with the first number. */
function chosenHead(cells: Cells, head: ListHead, choice: ColumnChoice): ListHead {
  const columns = { ...head.columns }
  const width = Math.max(0, ...cells.map((row) => row.length))
  for (const [column, number] of [
    ['name', choice.nama],
    ['nohp', choice.nohp],
    ['email', choice.email],
  ] as const) {
    if (number === undefined || number > width) continue
    for (const other of COLUMNS) columns[other] = columns[other].filter((at) => at !== number - 1)
    columns[column] = [number - 1]
  }
  if (head.last >= 0 || choice.nohp === undefined) return { ...head, columns }
  const at = choice.nohp - 1
  const first = cells.findIndex((row) => digitsIn(row[at] ?? '') >= DIGITS_OF_A_NUMBER)
  const last = Math.max(first, 0) - 1
  return { columns, last, headings: cells[last] ?? [] }
}

const DIGITS_OF_A_NUMBER = 6
/** Rows that are examined to tell what a column contains. */
const LOOKED_AT = 50
const EXAMPLES = 3

function offeredColumns(cells: Cells, { last, headings }: ListHead): OfferedColumn[] {
  const rows = cells.slice(last + 1, last + 1 + LOOKED_AT)
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => {
    const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    return {
      number: column + 1,
      heading: headings[column] ?? '',
      examples: filled.slice(0, EXAMPLES),
      looksLikePhones: filled.filter(looksLikePhone).length * 2 >= filled.length,
    }
  }).filter(({ examples }) => examples.length > 0)
}
