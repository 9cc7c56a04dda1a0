import { readLearners } from '#app/classes/domain/learner_list'
import { INDEX_PARTS, readIndex, type SheetEntry } from './index_parts.js'
import { PartsTooLarge, unpackParts } from './parts.js'
import { readSheet, TooManyRows } from './read_sheet.js'

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
      /** Names of all sheets that people see, and the one that was read. */
      sheets: string[]
      sheet: string
      /** Texts of its cells by row and column. */
      rows: string[][]
    }
  | { fault: WorkbookFault }

/** Sheets that are looked at for learners. */
const MAX_SHEETS = 20

/** Old workbooks begin so, and those that are locked with a password. */
const OLD_MAGIC = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The cells of a workbook's sheet: the one that is asked for, else the first with learners, else the first with
 * anything. Files come from strangers: this runs in a thread with an end to its time and memory.
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
  const index = readIndex(unpackParts(content, (name) => INDEX_PARTS.has(name)))
  const cellsOf = ({ part }: SheetEntry) => {
    const file = unpackParts(content, (name) => name === part).get(part)
    return file ? readSheet(file, index) : []
  }
  const sheets = index.sheets.map(({ name }) => name)
  if (wanted !== null) {
    const entry = index.sheets.find(({ name }) => name === wanted)
    return entry ? { sheets, sheet: wanted, rows: cellsOf(entry) } : { fault: 'no_sheet' }
  }
  let first: ReadWorkbook = { fault: 'empty' }
  for (const entry of index.sheets.slice(0, MAX_SHEETS)) {
    const rows = cellsOf(entry)
    if (rows.length === 0) continue
    const read = { sheets, sheet: entry.name, rows }
    if (readLearners(rows)) return read
    if ('fault' in first) first = read
  }
  return first
}
