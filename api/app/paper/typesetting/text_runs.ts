import bidiFactory from 'bidi-js/dist/bidi.mjs'
import { typefaceFor, type Style, type Typeface } from './typefaces.js'

/** A part of a text in one font and one direction. */
export interface TextRun {
  /** In logical order. */
  text: string
  typeface: Typeface
  rightToLeft: boolean
}

const bidi = bidiFactory()
const segmenter = new Intl.Segmenter('id', { granularity: 'grapheme' })

/**
 * Cuts a line into runs of one face and one direction and puts them in visual order, left to right (Unicode
 * Bidirectional Algorithm; the first strong letter sets the line's direction).
 * @param line printable text; characters that no face covers are left out
 */
export function visualRuns(line: string, style: Style): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'auto')
  const runs: (TextRun & { level: number })[] = []
  /** For each code unit of the line, the run it went into. */
  const runOf: number[] = []

  for (const grapheme of graphemes(line)) {
    const last = runs.at(-1)
    const typeface = typefaceFor(grapheme, style, last?.typeface)
    const level = embedding.levels[runOf.length] ?? 0
    if (typeface !== null && last?.typeface === typeface && last.level === level) {
      last.text += grapheme
    } else if (typeface !== null) {
      runs.push({ text: grapheme, typeface, level, rightToLeft: level % 2 === 1 })
    }
    for (let unit = 0; unit < grapheme.length; unit++) runOf.push(runs.length - 1)
  }

  const order = new Set(
    bidi.getReorderedIndices(line, embedding).map((index) => runOf[index] ?? -1)
  )
  return [...order].flatMap((index) => runs[index] ?? [])
}

/** The grapheme clusters of a text: a base with its marks is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
