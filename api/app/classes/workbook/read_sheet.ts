import { isHeading } from '#app/classes/domain/learner_list'
import { CLASS_LIST_MAX_ROWS } from '#contracts/classes'
import type { WorkbookIndex } from './index_parts.js'
import { readXml } from './read_xml.js'

/** Titles above a list and empty rows within it. */
const SPARE_ROWS = 500
/** Columns further to the right hold no names and numbers. */
const MAX_COLUMNS = 60
const CELL_MAX_LENGTH = 500
/** Headings stand here: one in a merged cell stands over all its columns, in all its rows. */
const HEADING_ROWS = 12
const MAX_MERGES = 1_000

/** More rows than a list may have. */
export class TooManyRows extends Error {}

/**
 * The texts of a sheet's cells by row and column, as far as it has any; formulas say what they said when the file was
 * saved.
 * @throws TooManyRows; when it isn't well-formed
 */
export function readSheet(part: Uint8Array, index: WorkbookIndex): string[][] {
  const rows: string[][] = []
  const merges: string[] = []
  let row = -1
  let column = -1
  let type: string | undefined
  let isDate = false
  let value = ''
  let isValue = false

  readXml(part, {
    open(name, attribute) {
      isValue = name === 'v' || (name === 't' && type === 'inlineStr')
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 2) - 1
        column = -1
      } else if (name === 'c') {
        const reference = attribute('r')
        column = reference === undefined ? column + 1 : columnOf(reference)
        type = attribute('t')
        isDate = index.dateStyles[Number(attribute('s') ?? 0)] ?? false
        value = ''
      } else if (name === 'mergeCell' && merges.length < MAX_MERGES) {
        merges.push(attribute('ref') ?? '')
      }
    },
    text(more) {
      if (isValue) value += more
    },
    close(name) {
      isValue = false
      if (name !== 'c' || value === '' || !(column < MAX_COLUMNS)) return
      const text = textOf(value, { type, isDate }, index).slice(0, CELL_MAX_LENGTH)
      if (text.trim() === '') return
      if (!(row < CLASS_LIST_MAX_ROWS + SPARE_ROWS)) throw new TooManyRows()
      put(rows, row, column, text)
    },
  })
  for (const merge of merges) spread(rows, merge)
  return rows
}

function put(rows: string[][], row: number, column: number, text: string): void {
  while (rows.length <= row) rows.push([])
  const cells = rows[row]
  if (!cells) return
  while (cells.length < column) cells.push('')
  cells[column] = text
}

interface CellForm {
  type: string | undefined
  isDate: boolean
}

function textOf(value: string, { type, isDate }: CellForm, index: WorkbookIndex): string {
  switch (type) {
    case 's':
      return index.strings[Number(value)] ?? ''
    case 'str':
    case 'inlineStr':
    case 'd':
      return value
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      // '#N/A' is nobody's name.
      return ''
    default:
      return isDate && Number(value) <= LAST_DAY
        ? dateText(Number(value), index.from1904)
        : numberText(value)
  }
}

/** 31 December 9999: what is more is no date, whatever its cell looks like. */
const LAST_DAY = 2_958_465
/** A spreadsheet that cuts a number shows so many of its digits at most: '8,12346E+11'. */
const DIGITS_OF_A_CUT = 6

/** All digits of a whole number, which a file may hold as '8.1234567890E10'; any other as it stands there. */
function numberText(value: string): string {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) return value
  const digits = String(number)
  // What was cut once and typed in again is a whole number with zeros for the lost digits.
  const isCut = digits.length > 9 && digits.replace(/0+$/, '').length <= DIGITS_OF_A_CUT
  return isCut ? number.toExponential() : digits
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Day 0 as Excel counts from March 1900 on: it believes in a 29 February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462

function dateText(days: number, from1904: boolean): string {
  const date = new Date(DAY_ZERO + Math.round((days + (from1904 ? DAYS_TO_1904 : 0)) * DAY_MS))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** The column of 'B12' is 1; without letters it is none. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return Number.NaN
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Writes a heading in a merged cell into all places that it covers; whatever else is merged stands where it is. */
function spread(rows: string[][], merge: string): void {
  const [from = '', to = ''] = merge.split(':')
  const [top, bottom] = [rowOf(from), Math.min(rowOf(to), HEADING_ROWS - 1)]
  const [left, right] = [columnOf(from), Math.min(columnOf(to), MAX_COLUMNS - 1)]
  const text = rows[top]?.[left]
  if (text === undefined || !isHeading(text)) return
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) put(rows, row, column, text)
  }
}

function rowOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0] ?? Number.NaN) - 1
}
