import { joinRuns } from '#app/packages/domain/underline_marks'

/** What documents have in common, whether they came as Word, as HTML from the clipboard, or as lines of text. */

/** Text in one look. */
export interface Run {
  text: string
  isUnderlined: boolean
  /** Bold, in a colour or highlighted: how teachers mark the key. */
  isMarked: boolean
}

/** A number or letter that a program gives a paragraph, and that isn't in its text. */
export interface ListPlace {
  /** 0 is the outermost. */
  level: number
  kind: 'number' | 'letter' | 'other'
  /** From 1. */
  ordinal: number
}

export interface Paragraph {
  kind: 'paragraph'
  runs: Run[]
  list: ListPlace | null
  place: string
}

/** A cell of a table; a cell that is merged with the one above it is `isContinued`. */
export interface TableCell {
  paragraphs: Paragraph[]
  isContinued: boolean
  columns: number
}

export interface DocumentTable {
  kind: 'table'
  rows: TableCell[][]
  place: string
}

export type Block = Paragraph | DocumentTable

/** What a document has, and what it has that isn't text. */
export interface DocumentContent {
  blocks: Block[]
  /** Places of pictures. */
  pictures: string[]
}

/** A paragraph's text with marks around what is underlined. */
export function textOf({ runs }: Pick<Paragraph, 'runs'>): string {
  return joinRuns(runs)
}

/** Whether all of a paragraph's text is marked, its letter aside. */
export function isMarked({ runs }: Paragraph): boolean {
  const words = runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const rest = words.filter(({ text }) => !/^\s*\(?[A-Ea-e][.)]?\s*$/.test(text))
  const judged = rest.length > 0 ? rest : words
  return judged.length > 0 && judged.every((run) => run.isMarked)
}

/** Lines of text as paragraphs, without any look. */
export function linesAsBlocks(text: string): Paragraph[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({
      kind: 'paragraph',
      runs: [{ text: line, isUnderlined: false, isMarked: false }],
      list: null,
      place: `baris ${at + 1}`,
    }))
}
