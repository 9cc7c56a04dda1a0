import { cellText } from './cell_text.js'
import { isTrue, type WorkbookIndex } from './index_parts.js'
import { readXml } from './read_xml.js'

const CELL_MAX_LENGTH = 500
/** Headings are within these rows: one in a merged cell applies to all its columns, in all its rows. */
const HEADING_ROWS = 24
const MAX_MERGES = 1_000

/** More rows than allowed. */
export class TooManyRows extends Error {}

/** The limits of what is read of a worksheet. */
export interface WorksheetBounds {
  /** More rows are refused. */
  maxRows: number
  /** More columns are left out. */
  maxColumns: number
  isHeading: (text: string) => boolean
  /** Characters of a cell; longer texts are cut. Default: 500. */
  maxCellLength?: number
}

export interface WorksheetCells {
  /** Texts by row and column; hidden rows are empty. */
  rows: string[][]
  /** How many rows with content are hidden by hand or by a filter. */
  hidden: number
}

/**
 * The texts of a worksheet's cells, as far as it has any; formulas have the value they had when the file was saved.
 * @throws TooManyRows; when it isn't well-formed, or refers to missing texts
 */
export function readWorksheet(
  part: Uint8Array,
  index: WorkbookIndex,
  bounds: WorksheetBounds
): WorksheetCells {
  const maxLength = bounds.maxCellLength ?? CELL_MAX_LENGTH
  const hidden = new Set<number>()
  let isHidden = false
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
        isHidden = isTrue(attribute('hidden'))
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
      if (name !== 'c' || value === '' || !(column < bounds.maxColumns)) return
      const text = cellText(value, { type, isDate }, index).slice(0, maxLength)
      if (text.trim() === '') return
      if (!(row < bounds.maxRows)) throw new TooManyRows()
      if (isHidden) hidden.add(row)
      else put(rows, row, column, text)
    },
  })
  for (const merge of merges) spread(rows, merge, bounds)
  return { rows, hidden: hidden.size }
}

function put(rows: string[][], row: number, column: number, text: string): void {
  while (rows.length <= row) rows.push([])
  const cells = rows[row]
  if (!cells) return
  while (cells.length < column) cells.push('')
  cells[column] = text
}

/** The column of 'B12' is 1; without letters there is none. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return Number.NaN
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Copies a heading in a merged cell into all cells that it covers; other merged cells stay. */
function spread(rows: string[][], merge: string, { maxColumns, isHeading }: WorksheetBounds): void {
  const [from = '', to = ''] = merge.split(':')
  const [top, bottom] = [rowOf(from), Math.min(rowOf(to), HEADING_ROWS - 1)]
  const [left, right] = [columnOf(from), Math.min(columnOf(to), maxColumns - 1)]
  const text = rows[top]?.[left]
  if (text === undefined || !isHeading(text)) return
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) put(rows, row, column, text)
  }
}

function rowOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0] ?? Number.NaN) - 1
}
