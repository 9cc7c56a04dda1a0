import { Archive, PartsTooLarge } from './archive.js'
import { readIndex, type UnderlineMarks, type WorksheetEntry } from './index_parts.js'
import {
  readWorksheet,
  TooManyRows,
  type WorksheetBounds,
  type WorksheetCells,
} from './read_worksheet.js'

export interface WorkbookFile {
  content: Uint8Array
  /** The name of the requested worksheet; null chooses by contents. */
  worksheet: string | null
}

/** How a wanted list is recognised; the caller defines it. */
export interface WantedList extends WorksheetBounds {
  /** What the cells of a worksheet are: the list, its headings alone, or something else. */
  judge: (rows: string[][]) => 'list' | 'headings' | 'other'
}

/** Why a file can't be read. */
export type WorkbookFault =
  | 'unreadable'
  | 'old'
  | 'too_large'
  | 'too_many_rows'
  | 'empty'
  | 'no_worksheet'

export type ReadWorkbook =
  | {
      /** Names of all visible worksheets, the one that was read, and those with a wanted list. */
      worksheets: string[]
      worksheet: string
      withList: string[]
      /** Texts of its cells by row and column. */
      rows: string[][]
      /** How many of its rows are hidden; they aren't read. */
      hidden: number
    }
  | { fault: WorkbookFault }

/** Worksheets that are searched for a list. */
const MAX_WORKSHEETS = 20

/** The first bytes of old workbooks, and of password-protected ones. */
const OLD_MAGIC = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The cells of a workbook's worksheet: the requested one, else the first with the wanted list, else the first with
 * its headings, or with anything. Files come from strangers: this runs in a thread with limited time and memory.
 */
export function readWorkbook({ content, worksheet }: WorkbookFile, list: WantedList): ReadWorkbook {
  return orFault(content, () => findWorksheet(content, worksheet, list))
}

function orFault<Read>(content: Uint8Array, read: () => Read): Read | { fault: WorkbookFault } {
  if (OLD_MAGIC.every((byte, at) => content[at] === byte)) return { fault: 'old' }
  try {
    return read()
  } catch (error) {
    if (error instanceof PartsTooLarge) return { fault: 'too_large' }
    if (error instanceof TooManyRows) return { fault: 'too_many_rows' }
    // For any other error, the sender can only save the file again.
    return { fault: 'unreadable' }
  }
}

/** The worksheets of a workbook, read together. */
export type ReadWorksheets =
  | { worksheets: { name: string; rows: string[][]; hidden: number }[] }
  | { fault: WorkbookFault }

/**
 * The cells of all visible worksheets, at most twenty. As above, for threads with limited time and memory.
 * @param marks around what is underlined in a cell
 */
export function readWorksheets(
  content: Uint8Array,
  bounds: WorksheetBounds,
  marks?: UnderlineMarks
): ReadWorksheets {
  return orFault(content, () => {
    const archive = new Archive(content)
    const index = readIndex(archive, marks)
    const worksheets = index.worksheets.slice(0, MAX_WORKSHEETS).map(({ name, part }) => {
      const file = archive.part(part)
      if (!file) throw new Error('The archive lacks a sheet')
      return { name, ...readWorksheet(file, index, bounds) }
    })
    return { worksheets }
  })
}

function findWorksheet(content: Uint8Array, wanted: string | null, list: WantedList): ReadWorkbook {
  const index = readIndex(new Archive(content))
  const worksheets = index.worksheets.map(({ name }) => name)
  const entry = index.worksheets.find(({ name }) => name === wanted)
  if (wanted !== null && !entry) return { fault: 'no_worksheet' }

  const read = ({ part }: WorksheetEntry): WorksheetCells => {
    const file = new Archive(content).part(part)
    if (!file) throw new Error('The archive lacks a sheet')
    return readWorksheet(file, index, list)
  }
  const worthOf = (one: WorksheetEntry): number => {
    try {
      const { rows } = read(one)
      return rows.length === 0 ? WORTH.nothing : WORTH[list.judge(rows)]
    } catch (error) {
      if (error instanceof TooManyRows) return WORTH.tooMuch
      throw error
    }
  }
  const looked = index.worksheets
    .slice(0, MAX_WORKSHEETS)
    .map((one) => ({ ...one, worth: worthOf(one) }))
  const withList = looked.filter(({ worth }) => worth === WORTH.list).map(({ name }) => name)
  const chosen = entry ?? best(looked)
  if (!chosen) return { fault: 'empty' }
  return { worksheets, worksheet: chosen.name, withList, ...read(chosen) }
}

/** How well a worksheet matches a wanted list. */
const WORTH = { nothing: 0, other: 1, headings: 2, list: 3, tooMuch: 4 } as const

/** The first with a list, or with too many rows; else the first with its headings; else with anything. */
function best(looked: readonly (WorksheetEntry & { worth: number })[]): WorksheetEntry | undefined {
  return (
    looked.find(({ worth }) => worth >= WORTH.list) ??
    looked.find(({ worth }) => worth === WORTH.headings) ??
    looked.find(({ worth }) => worth === WORTH.other)
  )
}
