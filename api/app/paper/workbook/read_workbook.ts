import { Archive, PartsTooLarge } from './archive.js'
import { readIndex, type SheetEntry } from './index_parts.js'
import { readSheet, TooManyRows, type SheetBounds, type SheetCells } from './read_sheet.js'

export interface WorkbookFile {
  content: Uint8Array
  /** The name of the requested worksheet; null chooses by contents. */
  sheet: string | null
}

/** How a wanted list is recognised; the caller defines it. */
export interface WantedList extends SheetBounds {
  /** What the cells of a worksheet are: the list, its headings alone, or something else. */
  judge: (rows: string[][]) => 'list' | 'headings' | 'other'
}

/** Why a file can't be read. */
export type WorkbookFault =
  'unreadable' | 'old' | 'too_large' | 'too_many_rows' | 'empty' | 'no_sheet'

export type ReadWorkbook =
  | {
      /** Names of all visible worksheets, the one that was read, and those with a wanted list. */
      sheets: string[]
      sheet: string
      withList: string[]
      /** Texts of its cells by row and column. */
      rows: string[][]
      /** How many of its rows are hidden; they aren't read. */
      hidden: number
    }
  | { fault: WorkbookFault }

/** Worksheets that are searched for a list. */
const MAX_SHEETS = 20

/** The first bytes of old workbooks, and of password-protected ones. */
const OLD_MAGIC = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The cells of a workbook's worksheet: the requested one, else the first with the wanted list, else the first with
 * its headings, or with anything. Files come from strangers: this runs in a thread with limited time and memory.
 */
export function readWorkbook({ content, sheet }: WorkbookFile, list: WantedList): ReadWorkbook {
  if (OLD_MAGIC.every((byte, at) => content[at] === byte)) return { fault: 'old' }
  try {
    return findSheet(content, sheet, list)
  } catch (error) {
    if (error instanceof PartsTooLarge) return { fault: 'too_large' }
    if (error instanceof TooManyRows) return { fault: 'too_many_rows' }
    // For any other error, the sender can only save the file again.
    return { fault: 'unreadable' }
  }
}

function findSheet(content: Uint8Array, wanted: string | null, list: WantedList): ReadWorkbook {
  const index = readIndex(new Archive(content))
  const sheets = index.sheets.map(({ name }) => name)
  const entry = index.sheets.find(({ name }) => name === wanted)
  if (wanted !== null && !entry) return { fault: 'no_sheet' }

  const read = ({ part }: SheetEntry): SheetCells => {
    const file = new Archive(content).part(part)
    if (!file) throw new Error('The archive lacks a sheet')
    return readSheet(file, index, list)
  }
  const worthOf = (one: SheetEntry): number => {
    try {
      const { rows } = read(one)
      return rows.length === 0 ? WORTH.nothing : WORTH[list.judge(rows)]
    } catch (error) {
      if (error instanceof TooManyRows) return WORTH.tooMuch
      throw error
    }
  }
  const looked = index.sheets.slice(0, MAX_SHEETS).map((one) => ({ ...one, worth: worthOf(one) }))
  const withList = looked.filter(({ worth }) => worth === WORTH.list).map(({ name }) => name)
  const chosen = entry ?? best(looked)
  if (!chosen) return { fault: 'empty' }
  return { sheets, sheet: chosen.name, withList, ...read(chosen) }
}

/** How well a worksheet matches a wanted list. */
const WORTH = { nothing: 0, other: 1, headings: 2, list: 3, tooMuch: 4 } as const

/** The first with a list, or with too many rows; else the first with its headings; else with anything. */
function best(looked: readonly (SheetEntry & { worth: number })[]): SheetEntry | undefined {
  return (
    looked.find(({ worth }) => worth >= WORTH.list) ??
    looked.find(({ worth }) => worth === WORTH.headings) ??
    looked.find(({ worth }) => worth === WORTH.other)
  )
}
