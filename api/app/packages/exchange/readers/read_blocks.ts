import type { FoundQuestions, NotTaken } from '#app/packages/domain/imported_row'
import { sectionCalled } from '#app/packages/domain/section_names'
import { unmarked } from '#app/packages/domain/underline_marks'
import {
  textOf,
  type Block,
  type DocumentContent,
  type DocumentTable,
  type Paragraph,
} from '#app/packages/exchange/readers/blocks'
import { isOptionTable, readOptionTable } from '#app/packages/exchange/readers/read_option_table'
import { isQuestionHead, readTables, type Table } from '#app/packages/exchange/readers/read_tables'
import { isTagged, readTagged } from '#app/packages/exchange/readers/read_tagged'
import { readNumberedList } from '#app/packages/exchange/readers/read_numbered_list'

/** A heading such as 'Structure' or 'Part A' is a short line. */
const HEADING_LENGTH = 60

/**
 * The questions of a document, of what was pasted, or of lines of text: in a table, after tags, or in a numbered list.
 */
export function readBlocks({ blocks, pictures }: DocumentContent): FoundQuestions {
  const found = findQuestions(blocks)
  const lost = pictures.map((place): NotTaken => ({
    place,
    reason: 'Gambar di dalam dokumen tidak dibawa. Kirim lewat ZIP bila itu gambar bacaan.',
  }))
  return { ...found, notTaken: [...found.notTaken, ...lost] }
}

function findQuestions(blocks: readonly Block[]): FoundQuestions {
  const tables = blocks.filter((block) => block.kind === 'table')
  if (tables.some((table) => isOptionTable(table) || isQuestionHead(gridOf(table)))) {
    return readDocumentTables(blocks)
  }
  const paragraphs = blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block]
      : block.rows.flatMap((row) => row.flatMap((cell) => cell.paragraphs))
  )
  return isTagged(paragraphs) ? readTagged(paragraphs) : readNumberedList(paragraphs)
}

/** The tables of a document, each with the section that the heading above it names. */
function readDocumentTables(blocks: readonly Block[]): FoundQuestions {
  const all: FoundQuestions = { questions: [], passages: [], files: [], notTaken: [] }
  const grids: Table[] = []
  let heading = ''
  let outside: Paragraph | null = null
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      const text = unmarked(textOf(block)).trim()
      if (text === '') continue
      if (text.length <= HEADING_LENGTH && isHeading(text)) heading = text
      else if (block.place !== FIRST_LINE) outside ??= block
    } else if (isOptionTable(block)) {
      const found = readOptionTable(block)
      for (const question of found.questions) question.section ||= heading
      all.questions.push(...found.questions)
      all.notTaken.push(...found.notTaken)
    } else {
      grids.push({ name: heading, rows: gridOf(block), isInDocument: true })
    }
  }
  if (grids.some(({ rows }) => isQuestionHead(rows))) {
    const found = readTables(grids)
    all.questions.push(...found.questions)
    all.passages.push(...found.passages)
    all.notTaken.push(...found.notTaken)
  } else {
    for (const { name } of grids) {
      all.notTaken.push({
        place: `tabel ${name}`.trim(),
        reason: 'Tabel ini tidak punya kolom soal dan kunci.',
      })
    }
  }
  if (outside) {
    all.notTaken.push({ place: outside.place, reason: 'Teks di luar tabel tidak dibawa.' })
  }
  return all
}

/** A document begins with its title. */
const FIRST_LINE = 'paragraf 1'
const isHeading = (text: string) => sectionCalled(text) !== null || /^bacaan$/i.test(text)

/** A table's texts by row and column, a merged cell's in its first place. */
function gridOf({ rows }: DocumentTable): string[][] {
  return rows.map((row) =>
    row.flatMap(({ paragraphs, columns }) => [
      paragraphs.map(textOf).join('\n').trim(),
      ...Array<string>(Math.min(columns, 60) - 1).fill(''),
    ])
  )
}
