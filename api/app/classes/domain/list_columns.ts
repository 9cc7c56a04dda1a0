import {
  COLUMNS,
  columnCalled,
  isAboutOthers,
  isCarried,
  isNumbering,
  showsExample,
  type Column,
} from '#app/classes/domain/headings'
import { digitsIn, isEmptyRow, looksLikePhone, type Cells } from '#app/classes/domain/plain_cells'

/** Columns of a list that are examined. A school's list has some seventy. */
export const LIST_MAX_COLUMNS = 100

/** The positions of our columns; of several the first with a value in a row counts. */
export type ListColumns = Readonly<Record<Column, readonly number[]>>

export interface ListHead {
  columns: ListColumns
  /** The last row of headings, from 0; -1 without any. */
  last: number
  /** The heading of each column, '' without one. */
  headings: readonly string[]
}

/** Titles and merged cells stand above the headings in most files. */
const ROWS_BEFORE_HEADINGS = 20
/** Groups, headings, and headings below them. */
const MAX_HEADING_ROWS = 3
/** More digits than a year or a class number has. */
const DIGITS_OF_DATA = 6

const isData = (cell: string) => digitsIn(cell) >= DIGITS_OF_DATA && !showsExample(cell)

const NO_COLUMNS: ListColumns = { name: [], nohp: [], email: [] }

/** Whether the columns of names and phone numbers are known. */
export const isComplete = ({ name, nohp }: ListColumns) => name.length > 0 && nohp.length > 0

/**
 * The columns of a list: by the first headings of names and numbers, else by the best there are, else by the contents
 * of the first row.
 */
export function headOf(cells: Cells): ListHead {
  let best: ListHead | null = null
  for (let top = 0; top < Math.min(cells.length, ROWS_BEFORE_HEADINGS); top++) {
    const head = headAt(cells, top)
    if (isComplete(head.columns)) return head
    if (countOf(head.columns) > (best ? countOf(best.columns) : 0)) best = head
  }
  return best ?? { columns: columnsByContent(cells), last: -1, headings: [] }
}

const countOf = (columns: ListColumns) => COLUMNS.filter((one) => columns[one].length > 0).length

/** The headings in the row `top` and those below it, as far as they are headings. */
function headAt(cells: Cells, top: number): ListHead {
  let head = headOfRows(cells, top, top)
  const row = cells[top] ?? []
  if (row.some(isData) || isTitle(row)) return { ...head, columns: NO_COLUMNS }
  while (head.last - top + 1 < MAX_HEADING_ROWS) {
    const next = cells[head.last + 1]
    if (!next || !goesOn(next, head.columns)) break
    head = headOfRows(cells, top, head.last + 1)
  }
  return head
}

/** Whether a row is one text above all columns. */
function isTitle(row: readonly string[]): boolean {
  const [only = '', ...others] = new Set(row.filter((cell) => cell !== ''))
  return others.length === 0 && !isAboutOthers(only)
}

/** Whether a row below headings is another row of headings: it has no learner's data, and names a column. */
function goesOn(row: readonly string[], { name, nohp }: ListColumns): boolean {
  if (row.some(isData)) return false
  const isHeading = (cell: string) => columnCalled(cell) !== null
  const ours = [...name, ...nohp].map((column) => row[column] ?? '')
  return row.some(isHeading) && ours.every((cell) => cell === '' || isHeading(cell))
}

function headOfRows(cells: Cells, top: number, last: number): ListHead {
  const rows = cells.slice(top, last + 1)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const found: Record<Column, number[]> = { name: [], nohp: [], email: [] }
  const headings = Array.from({ length: width }, (_, column) => {
    const texts = textsOver(rows, column)
    const kind = kindOf(texts)
    if (!kind) return texts.join(' ')
    found[kind].push(column)
    return texts.at(-1) ?? ''
  })
  const carriedFirst = (column: number) => (isCarried(headings[column] ?? '') ? 0 : 1)
  found.nohp.sort((one, other) => carriedFirst(one) - carriedFirst(other) || one - other)
  // Of two name columns only their order says which one is right.
  return { columns: { ...found, name: found.name.slice(0, 1) }, last, headings }
}

/** The headings over a column from its group's to its own, each once. A group stands over what is empty at its right. */
function textsOver(rows: Cells, column: number): string[] {
  const own = rows.at(-1)?.[column] ?? ''
  const texts = rows.map((row) => {
    if ((row[column] ?? '') !== '' || own === '') return row[column] ?? ''
    return row.slice(0, column).findLast((cell) => cell !== '') ?? ''
  })
  return [...new Set(texts)].filter((text) => text !== '')
}

function kindOf(texts: readonly string[]): Column | null {
  if (texts.some(isAboutOthers)) return null
  return columnCalled(texts.at(-1) ?? '')
}

/** Cells without headings: the one number of the first row, its one name or the one before the number, an address. */
function columnsByContent(cells: Cells): ListColumns {
  const row = cells.find((one) => !isEmptyRow(one)) ?? []
  const placesOf = (isIt: (cell: string) => boolean) =>
    row.flatMap((cell, column) => (isIt(cell) ? [column] : []))
  const nohp = placesOf(looksLikePhone)
  const texts = placesOf((cell) => /\p{L}/u.test(cell) && !cell.includes('@'))
  const isFirst = texts[0] === 0 && nohp[0] === 1
  if (nohp.length !== 1 || (texts.length !== 1 && !isFirst)) return NO_COLUMNS
  const email = placesOf((cell) => cell.includes('@')).slice(0, 1)
  return { name: texts.slice(0, 1), nohp, email }
}

/** The headings of columns that hold something and aren't read. */
export function droppedColumns(cells: Cells, { columns, last, headings }: ListHead): string[] {
  const read = new Set(COLUMNS.flatMap((column) => columns[column]))
  const width = Math.max(0, ...cells.map((row) => row.length))
  const names = Array.from({ length: width }, (_, column) => {
    const heading = headings[column] ?? ''
    const isFilled = cells.some((row, at) => at > last && (row[column] ?? '') !== '')
    if (read.has(column) || !isFilled || (heading !== '' && isNumbering(heading))) return ''
    return heading === '' ? `ke-${column + 1}` : heading
  })
  return [...new Set(names)].filter((name) => name !== '')
}
