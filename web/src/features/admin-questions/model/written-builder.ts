/**
 * The written builder (product-spec section 2): words in columns, with up to four underlined parts. A part is one
 * column or several neighbours, and its letter A-D follows the order.
 */

const DEFAULT_COLUMNS = 9
export const MAX_PARTS = 4
const LETTERS = ['A', 'B', 'C', 'D'] as const

export interface Column {
  /** Unique within its builder. */
  id: number
  /** Usually one word, with its punctuation. */
  text: string
  /** `start` begins a part, `joined` continues the previous column's part. */
  mark: 'none' | 'start' | 'joined'
  /** Joined to the previous column without a space: the rest of a partly underlined word. */
  isGlued: boolean
}

export type Columns = readonly Column[]

/** @param count number of columns, at least 1 */
export function emptyColumns(count: number = DEFAULT_COLUMNS): Column[] {
  return Array.from({ length: count }, (_, id) => blankColumn(id))
}

export function isBlank({ text }: Column): boolean {
  return text.trim() === ''
}

export function isEmpty(columns: Columns): boolean {
  return columns.every(isBlank)
}

/** Number of underlined parts, from 0 to 4. */
export function partCount(columns: Columns): number {
  return columns.filter(({ mark }) => mark === 'start').length
}

/** The letter of each column's part, by position, or null without underline. */
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
 * Distributes pasted words from `index` on: first into this column and the empty ones after it, then into new columns.
 */
export function pasteWords(columns: Columns, index: number, text: string): Column[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [...columns]
  let end = index + 1
  while (end < columns.length && end - index < words.length && isBlankAt(columns, end)) end += 1
  // Words pasted into the middle of a part become part of it.
  const mark = columns[end]?.mark === 'joined' ? 'joined' : 'none'
  let nextId = freshId(columns)
  const filled = words.map((word, at): Column => {
    const taken = index + at < end ? columns[index + at] : undefined
    return taken ? { ...taken, text: word } : { ...blankColumn(nextId++), mark, text: word }
  })
  return [...columns.slice(0, index), ...filled, ...columns.slice(end)]
}

/** Splits a sentence into columns, at least nine. */
export function splitSentence(text: string): Column[] {
  return pasteWords(emptyColumns(), 0, text)
}

export function addColumn(columns: Columns): Column[] {
  return [...columns, blankColumn(freshId(columns))]
}

/** Removes a column. If it began a part, the next one begins it. The last column stays. */
export function removeColumn(columns: Columns, index: number): Column[] {
  if (columns.length <= 1) return [...columns]
  const removed = columns[index]
  return columns.flatMap((column, at) => {
    if (at === index) return []
    const beginsNow = at === index + 1 && removed?.mark === 'start' && column.mark === 'joined'
    return [beginsNow ? { ...column, mark: 'start' as const } : column]
  })
}

/** Whether a column can be underlined as a new part. */
export function mayMark(columns: Columns, index: number): boolean {
  const column = columns[index]
  if (!column) return false
  return column.mark !== 'none' || (!isBlank(column) && partCount(columns) < MAX_PARTS)
}

/** Underlines a column as a new part, or removes its underline and that of columns joined to it. */
export function toggleMark(columns: Columns, index: number): Column[] {
  if (!mayMark(columns, index)) return [...columns]
  if (columns[index]?.mark === 'none') return withMark(columns, index, 'start')
  const cleared = withMark(columns, index, 'none')
  const end = cleared.findIndex(({ mark }, at) => at > index && mark !== 'joined')
  return cleared.map((column, at) =>
    at > index && (end === -1 || at < end) ? { ...column, mark: 'none' as const } : column
  )
}

/** Whether a column can be joined to the previous one's part or separated from it. */
export function mayJoin(columns: Columns, index: number): boolean {
  const column = columns[index]
  const before = columns[index - 1]
  if (!column || !before || before.mark === 'none' || isBlank(column)) return false
  return column.mark !== 'joined' || partCount(columns) < MAX_PARTS
}

/** Joins a column to the previous part, or separates it. */
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
