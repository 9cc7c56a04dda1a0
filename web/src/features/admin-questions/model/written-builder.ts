/**
 * The written builder (product-spec section 2): words in columns, of which up to four parts are underlined. A part is
 * one column or several side by side; its letter A-D follows from its order.
 */

const DEFAULT_COLUMNS = 9
export const MAX_PARTS = 4
const LETTERS = ['A', 'B', 'C', 'D'] as const

export interface Column {
  /** Unique within its builder. */
  id: number
  /** Usually one word, with its punctuation. */
  text: string
  /** `start` begins a part, `joined` goes on with that of the column before. */
  mark: 'none' | 'start' | 'joined'
  /** No space before it: the rest of a word of which only a part is underlined. */
  isGlued: boolean
}

export type Columns = readonly Column[]

/** @param count how many, from 1 */
export function emptyColumns(count: number = DEFAULT_COLUMNS): Column[] {
  return Array.from({ length: count }, (_, id) => blankColumn(id))
}

export function isBlank({ text }: Column): boolean {
  return text.trim() === ''
}

export function isEmpty(columns: Columns): boolean {
  return columns.every(isBlank)
}

/** Number of parts that are underlined, from 0 to 4. */
export function partCount(columns: Columns): number {
  return columns.filter(({ mark }) => mark === 'start').length
}

/** The letter of each column's part, by position; null where nothing is underlined. */
export function lettersOf(columns: Columns): (string | null)[] {
  let part = -1
  return columns.map(({ mark }) => {
    if (mark === 'start') part += 1
    return mark === 'none' ? null : (LETTERS[part] ?? null)
  })
}

export function setText(columns: Columns, index: number, text: string): Column[] {
  return columns.map((column, at) => (at === index ? { ...column, text } : column))
}

/**
 * Puts the words of a pasted text into the columns from `index` on: its own column and empty ones after it are
 * filled, further words get columns of their own.
 */
export function pasteWords(columns: Columns, index: number, text: string): Column[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [...columns]
  let end = index + 1
  while (end < columns.length && end - index < words.length && isBlankAt(columns, end)) end += 1
  // Words that come into the middle of a part belong to it.
  const mark = columns[end]?.mark === 'joined' ? 'joined' : 'none'
  let nextId = freshId(columns)
  const filled = words.map((word, at): Column => {
    const taken = index + at < end ? columns[index + at] : undefined
    return taken ? { ...taken, text: word } : { ...blankColumn(nextId++), mark, text: word }
  })
  return [...columns.slice(0, index), ...filled, ...columns.slice(end)]
}

/** A whole sentence in columns of its own, at least nine. */
export function splitSentence(text: string): Column[] {
  return pasteWords(emptyColumns(), 0, text)
}

export function addColumn(columns: Columns): Column[] {
  return [...columns, blankColumn(freshId(columns))]
}

/** Takes a column away; the part that began in it begins in the next. The last column stays. */
export function removeColumn(columns: Columns, index: number): Column[] {
  if (columns.length <= 1) return [...columns]
  const removed = columns[index]
  return columns.flatMap((column, at) => {
    if (at === index) return []
    const beginsNow = at === index + 1 && removed?.mark === 'start' && column.mark === 'joined'
    return [beginsNow ? { ...column, mark: 'start' as const } : column]
  })
}

/** Whether a column may be underlined as a part of its own. */
export function mayMark(columns: Columns, index: number): boolean {
  const column = columns[index]
  if (!column) return false
  return column.mark !== 'none' || (!isBlank(column) && partCount(columns) < MAX_PARTS)
}

/** Underlines a column as a part of its own, or takes the line away; what was joined after it loses its line, too. */
export function toggleMark(columns: Columns, index: number): Column[] {
  if (!mayMark(columns, index)) return [...columns]
  if (columns[index]?.mark === 'none') return withMark(columns, index, 'start')
  const cleared = withMark(columns, index, 'none')
  const end = cleared.findIndex(({ mark }, at) => at > index && mark !== 'joined')
  return cleared.map((column, at) =>
    at > index && (end === -1 || at < end) ? { ...column, mark: 'none' as const } : column
  )
}

/** Whether a column can go on with the part of the one before it, or be parted from it again. */
export function mayJoin(columns: Columns, index: number): boolean {
  const column = columns[index]
  const before = columns[index - 1]
  if (!column || !before || before.mark === 'none' || isBlank(column)) return false
  return column.mark !== 'joined' || partCount(columns) < MAX_PARTS
}

/** Makes one part of a column and the part before it, or parts them again. */
export function toggleJoin(columns: Columns, index: number): Column[] {
  if (!mayJoin(columns, index)) return [...columns]
  return withMark(columns, index, columns[index]?.mark === 'joined' ? 'start' : 'joined')
}

function blankColumn(id: number): Column {
  return { id, text: '', mark: 'none', isGlued: false }
}

function freshId(columns: Columns): number {
  return Math.max(-1, ...columns.map(({ id }) => id)) + 1
}

function isBlankAt(columns: Columns, index: number): boolean {
  const column = columns[index]
  return column !== undefined && isBlank(column) && column.mark === 'none'
}

function withMark(columns: Columns, index: number, mark: Column['mark']): Column[] {
  return columns.map((column, at) => (at === index ? { ...column, mark } : column))
}
