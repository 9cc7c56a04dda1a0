import { wordLines } from '@/components/questions/passage-words'

/** Lines of a passage, from the first to the last. */
export type Lines = readonly [first: number, last: number]

export interface PromptPiece {
  text: string
  /** The lines that the text refers to, or null for other text. */
  lines: Lines | null
}

/** 'line 20', 'lines 5-7', 'lines 5 and 6'. */
const REFERENCE = /\blines?\s+(\d{1,3})(?:\s*(?:-|–|to|and)\s*(\d{1,3}))?/gi

/** Splits a question at its line references, if the passage has those lines. */
export function promptPieces(prompt: string, passage: string): PromptPiece[] {
  const references = [...prompt.matchAll(REFERENCE)]
  // Most questions have no line references, and counting splits the whole passage.
  const count = references.length === 0 ? 0 : lineCount(passage)
  const pieces: PromptPiece[] = []
  let end = 0
  for (const match of references) {
    const first = Number(match[1])
    const last = Number(match[2] ?? match[1])
    if (first < 1 || last < first || last > count) continue
    pieces.push({ text: prompt.slice(end, match.index), lines: null })
    pieces.push({ text: match[0], lines: [first, last] })
    end = match.index + match[0].length
  }
  return [...pieces, { text: prompt.slice(end), lines: null }].filter(({ text }) => text !== '')
}

function lineCount(passage: string): number {
  return wordLines(passage)
    .flat()
    .filter(({ number }) => number !== null).length
}
