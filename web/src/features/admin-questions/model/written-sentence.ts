import type { SentencePiece } from '@/components/questions/sentence-pieces'
import { isBlank, type Column } from '@/features/admin-questions/model/written-builder'

// Columns contain the punctuation around a word, which isn't underlined.
const OPENING = /^["“‘([]+/
const CLOSING = /[,;:"”)\]]+$/
const CLOSING_AT_END = /[.?!,;:"”)\]]+$/

/** The underlined parts of a sentence from `htmlOf`, as plain text in order. */
export function partsOf(html: string): string[] {
  return Array.from(html.matchAll(/<u>([^<]*)<\/u>/g), ([, part = '']) => plain(part))
}

/** The sentence for storing: words separated by spaces, underlined ones inside `<u>`. */
export function htmlOf(columns: readonly Column[]): string {
  const parts = runsOf(columns)
  return parts
    .map(({ words, isMarked }, position) => {
      const space = position > 0 && !words[0]?.isGlued ? ' ' : ''
      const text = words
        .map((word, at) => (at > 0 && !word.isGlued ? ' ' : '') + word.text)
        .join('')
      return space + (isMarked ? underlined(text, position === parts.length - 1) : escaped(text))
    })
    .join('')
}

interface Run {
  words: { text: string; isGlued: boolean }[]
  isMarked: boolean
}

/** Joins columns to parts. A blank column keeps its part together but adds no word. */
function runsOf(columns: readonly Column[]): Run[] {
  const runs: Run[] = []
  for (const column of columns) {
    const word = { text: column.text.trim().replace(/\s+/g, ' '), isGlued: column.isGlued }
    const words = isBlank(column) ? [] : [word]
    const last = runs[runs.length - 1]
    if (column.mark === 'joined' && last) last.words.push(...words)
    else runs.push({ words, isMarked: column.mark !== 'none' })
  }
  return runs.filter(({ words }) => words.length > 0)
}

function underlined(text: string, isLast: boolean): string {
  const before = OPENING.exec(text)?.[0] ?? ''
  const after = (isLast ? CLOSING_AT_END : CLOSING).exec(text.slice(before.length))?.[0] ?? ''
  const core = text.slice(before.length, text.length - after.length)
  if (core === '') return `<u>${escaped(text)}</u>`
  return `${escaped(before)}<u>${escaped(core)}</u>${escaped(after)}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function plain(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** The columns of a stored sentence. Text without a space before it becomes a glued column. */
export function columnsOf(pieces: readonly SentencePiece[]): Column[] {
  const columns: Column[] = []
  let isGlued = false

  for (const { text, isMarked } of pieces) {
    let isFirstOfPart = true
    for (const token of text.split(/(\s+)/)) {
      if (token === '') continue
      if (token.trim() === '') {
        isGlued = false
        continue
      }
      const last = columns[columns.length - 1]
      if (isGlued && last && belongsTo(last, token, isMarked)) {
        last.text += token
        if (isMarked) last.mark = 'start'
      } else {
        const mark = isMarked ? (isFirstOfPart ? 'start' : 'joined') : 'none'
        columns.push({
          id: columns.length,
          text: token,
          mark,
          isGlued: isGlued && columns.length > 0,
        })
      }
      isFirstOfPart = false
      isGlued = true
    }
  }
  return withEndMark(columns)
}

/** Moves the full stop after an underlined last word into its column. */
function withEndMark(columns: Column[]): Column[] {
  const [word, end] = columns.slice(-2)
  const isEndMark =
    end?.isGlued && end.mark === 'none' && end.text.replace(CLOSING_AT_END, '') === ''
  if (!word || word.mark === 'none' || !isEndMark) return columns
  return [...columns.slice(0, -2), { ...word, text: word.text + end.text }]
}

/** Whether text without a space before it is the punctuation of a marked word, or the word after it. */
function belongsTo(last: Column, token: string, isMarked: boolean): boolean {
  if (isMarked) return last.mark === 'none' && last.text.replace(OPENING, '') === ''
  return last.mark !== 'none' && token.replace(CLOSING, '') === ''
}
