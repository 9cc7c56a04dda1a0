import { listedPhone } from '#app/classes/domain/listed_phone'
import { isExampleName } from '#contracts/classes'

/** A list of learners as it was pasted or read from a file, made into rows with names for their cells. */

/** One learner as written, trimmed and with what spreadsheets do to phone numbers undone. */
export interface ListedLearner {
  /** Number of the row in the file, counted from 1. */
  line: number
  name: string
  /** Not yet checked; '' when the cell is empty. */
  nohp: string
  /** Null when the cell is empty. */
  email: string | null
}

type Column = 'name' | 'nohp' | 'email'

/** What people write over the columns, letters and single spaces only. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ['nama', 'nama lengkap', 'nama peserta', 'nama siswa', 'nama mahasiswa', 'name'],
  nohp: [
    'nomor hp',
    'no hp',
    'nohp',
    'hp',
    'no handphone',
    'nomor handphone',
    'no telepon',
    'nomor telepon',
    'telepon',
    'no wa',
    'nomor wa',
    'wa',
    'whatsapp',
    'nomor whatsapp',
  ],
  email: ['email', 'e mail', 'surel', 'alamat email'],
}

/** Titles and merged cells stand above the headings in most files. */
const LINES_BEFORE_HEADINGS = 10

/**
 * The learners of a table of cells. Rows above the headings are titles; empty rows, headings that come again and the
 * template's examples are skipped.
 * @returns null when there are no headings, and the first row doesn't look like a name and a phone number either
 */
export function readLearners(table: readonly (readonly string[])[]): ListedLearner[] | null {
  const cells = table.map((row) => row.map(plainCell))
  const head = headOf(cells)
  const columns = head >= 0 ? columnsOf(cells[head] ?? []) : orderOf(cells)
  if (!columns) return null

  return cells.flatMap((row, index) => {
    if (index <= head || row.every((cell) => cell === '') || columnsOf(row) !== null) return []
    if (isExampleName(row[columns.name ?? -1] ?? '')) return []
    const cellOf = (column: Column) => row[columns[column] ?? -1] ?? ''
    const email = cellOf('email')
    return [
      {
        line: index + 1,
        name: cellOf('name'),
        nohp: listedPhone(cellOf('nohp')),
        email: email === '' ? null : email,
      },
    ]
  })
}

/** How many cells of a row are kept where it isn't known which of them matter. */
const UNKNOWN_COLUMNS = 10

/**
 * A table as the text that pasting it would give, each row in a line of the same number. Where the headings are known,
 * only the columns of learners are kept.
 */
export function pastedText(table: readonly (readonly string[])[]): string {
  const cells = table.map((row) =>
    // Quotation marks would join lines.
    row.map((cell) => plainCell(cell).replaceAll('"', ' '))
  )
  const head = headOf(cells)
  const columns = head >= 0 ? columnsOf(cells[head] ?? []) : null
  const kept = columns && [columns.name, columns.nohp, columns.email]
  return cells
    .map((row, index) => {
      if (!kept) return row.slice(0, UNKNOWN_COLUMNS)
      // Never empty: texts lose their empty first lines on their way, and the lines would be counted wrong.
      if (index < head) return [row.find((cell) => cell !== '') ?? '-']
      return kept.map((column) => row[column ?? -1] ?? '')
    })
    .map((row) => row.join('\t').trimEnd())
    .join('\n')
}

/** Where the headings stand; -1 without any. */
function headOf(cells: readonly (readonly string[])[]): number {
  return cells.slice(0, LINES_BEFORE_HEADINGS).findIndex((row) => columnsOf(row) !== null)
}

type Columns = Partial<Record<Column, number>>

/** Whether a cell's text is written over one of our columns. */
export function isHeading(text: string): boolean {
  return Object.values(HEADINGS).some((words) => words.includes(wordsOf(text)))
}

/** Letters and single spaces only. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

/** Where the columns stand, if this row is the headings. */
function columnsOf(row: readonly string[]): Columns | null {
  const words = row.map(wordsOf)
  const find = (column: Column) => words.findIndex((word) => HEADINGS[column].includes(word))
  const columns = { name: find('name'), nohp: find('nohp'), email: find('email') }
  return columns.name >= 0 && columns.nohp >= 0 ? columns : null
}

/** Cells that were pasted without headings: name, phone number, address. */
function orderOf(cells: readonly (readonly string[])[]): Columns | null {
  const first = cells.find((row) => row.some((cell) => cell !== ''))
  const looksRight = first && /\d{8}/.test((first[1] ?? '').replaceAll(/[\s.+-]/g, ''))
  return looksRight ? { name: 0, nohp: 1, email: 2 } : null
}

/** Spreadsheets use hard spaces, line breaks in cells, and an apostrophe before numbers that are text. */
function plainCell(cell: string): string {
  return cell
    .replaceAll(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim()
    .replace(/^'/, '')
}
