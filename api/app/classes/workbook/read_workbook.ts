import { readLearners } from '#app/classes/domain/learner_list'
import { Archive, PartsTooLarge } from './archive.js'
import { readIndex, type SheetEntry } from './index_parts.js'
import { readSheet, TooManyRows, type SheetCells } from './read_sheet.js'

export interface WorkbookFile {
  content: Uint8Array
  /** The name of the sheet that is wanted; null leaves it to what the sheets hold. */
  sheet: string | null
}

/** Why a file can't be read. */
export type WorkbookFault =
  'unreadable' | 'old' | 'too_large' | 'too_many_rows' | 'empty' | 'no_sheet'

export type ReadWorkbook =
  | {
      /** Names of all sheets that people see, the one that was read, and those with learners. */
      sheets: string[]
      sheet: string
      withLearners: string[]
      /** Texts of its cells by row and column. */
      rows: string[][]
      /** How many of its rows people don't see; they aren't read. */
      hidden: number
    }
  | { fault: WorkbookFault }

/** Sheets that are looked at for learners. */
const MAX_SHEETS = 20

/** Old workbooks begin so, and those that are locked with a password. */
const OLD_MAGIC = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The cells of a workbook's sheet: the one that is asked for, else the first with learners, else the first with
 * headings, or with anything. Files come from strangers: this runs in a thread with an end to its time and memory.
 */
export function readWorkbook({ content, sheet }: WorkbookFile): ReadWorkbook {
  if (OLD_MAGIC.every((byte, at) => content[at] === byte)) return { fault: 'old' }
  try {
    return findSheet(content, sheet)
  } catch (error) {
    if (error instanceof PartsTooLarge) return { fault: 'too_large' }
    if (error instanceof TooManyRows) return { fault: 'too_many_rows' }
    // Whatever else is wrong with it, the sender can only save it again.
    return { fault: 'unreadable' }
  }
}

function findSheet(content: Uint8Array, wanted: string | null): ReadWorkbook {
  const index = readIndex(new Archive(content))
  const sheets = index.sheets.map(({ name }) => name)
  const entry = index.sheets.find(({ name }) => name === wanted)
  if (wanted !== null && !entry) return { fault: 'no_sheet' }

  const read = ({ part }: SheetEntry): SheetCells => {
    const file = new Archive(content).part(part)
    if (!file) throw new Error('The archive lacks a sheet')
    return readSheet(file, index)
  }
  const looked = lookAt(index.sheets.slice(0, MAX_SHEETS), read)
  const withLearners = looked
    .filter(({ worth }) => worth === WORTH.learners)
    .map(({ name }) => name)
  const chosen = entry ?? best(looked)
  if (!chosen) return { fault: 'empty' }
  return { sheets, sheet: chosen.name, withLearners, ...read(chosen) }
}

/** What a sheet's cells are worth to whoever looks for a list. */
const WORTH = { nothing: 0, cells: 1, headings: 2, learners: 3, tooMuch: 4 } as const

interface LookedAt extends SheetEntry {
  worth: number
}

function lookAt(
  entries: readonly SheetEntry[],
  read: (entry: SheetEntry) => SheetCells
): LookedAt[] {
  return entries.map((entry) => {
    try {
      return { ...entry, worth: worthOf(read(entry).rows) }
    } catch (error) {
      if (error instanceof TooManyRows) return { ...entry, worth: WORTH.tooMuch }
      throw error
    }
  })
}

function worthOf(rows: string[][]): number {
  if (rows.length === 0) return WORTH.nothing
  const list = readLearners(rows)
  if ('missing' in list) return list.missing.length === 1 ? WORTH.headings : WORTH.cells
  return list.learners.length > 0 ? WORTH.learners : WORTH.headings
}

/** The first with learners, or with more rows than may be; else the first with their headings; else with anything. */
function best(looked: readonly LookedAt[]): LookedAt | undefined {
  return (
    looked.find(({ worth }) => worth >= WORTH.learners) ??
    looked.find(({ worth }) => worth === WORTH.headings) ??
    looked.find(({ worth }) => worth === WORTH.cells)
  )
}
