import {
  emptyQuestion,
  UnreadableQuestions,
  type FoundQuestions,
  type ImportedPassage,
  type NotTaken,
} from '#app/packages/domain/imported_row'
import { NO_GROUPS } from '#app/packages/domain/imported_groups'
import { plainText } from '#app/packages/domain/question_text'
import { sectionCalled } from '#app/packages/domain/section_names'
import { TAUGHT_PARTS, taughtFrom } from '#app/packages/domain/taught_text'
import { unmarked } from '#app/packages/domain/underline_marks'
import { titleOf } from '#app/packages/exchange/readers/title_of'
import {
  columnCalled,
  UNTAKEN,
  type QuestionColumn,
} from '#app/packages/exchange/readers/table_headings'

/** A worksheet, or the table of a CSV file. */
export interface Table {
  /** '' where it has none. */
  name: string
  /** Texts by row and column. */
  rows: readonly (readonly string[])[]
  /** A table of a document, whose cells have no names of their own. */
  isInDocument?: boolean
}

/** Titles above a table's headings. */
const HEADING_ROWS = 12
/** Words of a heading that show that a table has passages. */
const PASSAGE_COLUMNS = {
  key: ['kode', 'kode bacaan', 'id', 'code'],
  title: ['judul', 'title', 'nama', 'judul bacaan'],
  text: ['teks', 'teks bacaan', 'text', 'isi', 'bacaan', 'passage'],
  picture: ['gambar', 'picture', 'image', 'image url', 'file gambar'],
} as const

/**
 * The questions of worksheets or of a CSV file, found by their headings. A worksheet's name says the section where no
 * column does; passages are a worksheet of their own, or a column with their text.
 * @throws UnreadableQuestions when no table has the headings of questions
 */
export function readTables(tables: readonly Table[]): FoundQuestions {
  const found: FoundQuestions = { questions: [], passages: [], files: [], notTaken: [] }
  let hasHeadings = false
  for (const table of tables) {
    const passages = passagesOf(table)
    if (passages) {
      found.passages.push(...passages)
      continue
    }
    const head = headOf(table)
    if (!head) {
      if (table.rows.some((row) => row.some((cell) => cell.trim() !== ''))) {
        found.notTaken.push({
          place: placeOfTable(table),
          reason: 'Tidak ada baris judul dengan kolom soal, pilihan dan kunci.',
        })
      }
      continue
    }
    hasHeadings = true
    takeQuestions(found, table, head)
    found.notTaken.push(...columnsLeft(table, head))
  }
  if (!hasHeadings) throw new UnreadableQuestions(NO_HEADINGS)
  takePassageTexts(found)
  return found
}

const NO_HEADINGS =
  'Kolom soal, pilihan dan kunci tidak ditemukan. Pakai baris judul seperti di template.'

const placeOfTable = ({ name }: Table) => (name === '' ? 'berkas' : `lembar ${name}`)

/** Whether a table's first rows have the headings of questions. */
export function isQuestionHead(rows: Table['rows']): boolean {
  return headOf({ name: '', rows }) !== null
}

interface Head {
  row: number
  columns: Map<QuestionColumn, number>
}

/** The row with the headings: it names a key, and options or a question. */
function headOf({ rows }: Table): Head | null {
  for (const [row, cells] of rows.slice(0, HEADING_ROWS).entries()) {
    const columns = new Map<QuestionColumn, number>()
    for (const [at, cell] of cells.entries()) {
      const column = columnCalled(unmarked(cell))
      if (column && !columns.has(column)) columns.set(column, at)
    }
    const hasOptions = columns.has('option1') || columns.has('options')
    if (columns.has('key') && (hasOptions || columns.has('prompt'))) return { row, columns }
  }
  return null
}

function passagesOf({ rows }: Table): ImportedPassage[] | null {
  const at = rows.slice(0, HEADING_ROWS).findIndex((cells) => {
    const words = cells.map(wordsOf)
    return (
      hasOne(words, PASSAGE_COLUMNS.key) &&
      hasOne(words, PASSAGE_COLUMNS.text) &&
      !words.includes('kunci')
    )
  })
  if (at < 0) return null
  const words = (rows[at] ?? []).map(wordsOf)
  const column = (names: readonly string[]) => words.findIndex((word) => names.includes(word))
  const [key, title] = [column(PASSAGE_COLUMNS.key), column(PASSAGE_COLUMNS.title)]
  const [text, picture] = [column(PASSAGE_COLUMNS.text), column(PASSAGE_COLUMNS.picture)]
  return rows.slice(at + 1).flatMap((cells) => {
    const cell = (column: number) => plainText(unmarked(cells[column] ?? ''))
    const called = cell(key)
    if (called === '' || isExample(cells)) return []
    return [
      {
        key: called,
        title: cell(title) || called,
        text: cell(text) || null,
        picture: cell(picture) || null,
      },
    ]
  })
}

const wordsOf = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const hasOne = (words: readonly string[], names: readonly string[]) =>
  words.some((word) => names.includes(word))

function takeQuestions(found: FoundQuestions, table: Table, head: Head): void {
  const called = sectionCalled(table.name) ? table.name : ''
  for (const [row, cells] of table.rows.entries()) {
    if (row <= head.row || cells.every((cell) => cell.trim() === '')) continue
    const cell = (column: QuestionColumn) => {
      const at = head.columns.get(column)
      return at === undefined ? '' : (cells[at] ?? '').trim()
    }
    if (isExample(cells)) continue
    const place = placeOf(table, row, head)
    const { taught, lost } = taughtFrom(
      Object.fromEntries(TAUGHT_PARTS.map((part) => [part, unmarked(cell(part))]))
    )
    takeGroup(found, cell('group'), cell('page') || cell('number'))
    found.notTaken.push(...lost.map((reason) => ({ place, reason })))
    found.questions.push({
      ...emptyQuestion(place),
      section: cell('section') || called,
      number: cell('number'),
      page: cell('page'),
      prompt: cell('prompt'),
      options: optionsOf(cell),
      key: cell('key'),
      audio: unmarked(cell('audio')),
      passage: unmarked(cell('passage')),
      taught,
    })
  }
}

/** A listening question's group, '31-36' or '-', in each of its rows. */
function takeGroup(found: FoundQuestions, text: string, page: string): void {
  if (text === '') return
  const known = found.groups?.split(',') ?? []
  const group = text === NO_GROUPS ? `${page}-${page}` : text
  if (!known.includes(group)) found.groups = [...known, group].join(',')
}

/** Our template's examples begin with this word, and are never imported. */
const isExample = (cells: readonly string[]) => /^contoh\b/i.test(cells[0]?.trim() ?? '')

/** 'Structure!A7' in a workbook, as Excel calls it; 'baris 7' in a CSV file. */
function placeOf({ name, isInDocument }: Table, row: number, { columns }: Head): string {
  if (isInDocument) return name === '' ? `tabel baris ${row + 1}` : `tabel ${name} baris ${row + 1}`
  if (name === '') return `baris ${row + 1}`
  const first = Math.min(...columns.values())
  return `${name}!${String.fromCharCode(65 + (first % 26))}${row + 1}`
}

/** A file may have a column for each option, or all in one cell, parted by '|' or line breaks. */
function optionsOf(cell: (column: QuestionColumn) => string): string[] {
  const together = cell('options')
  if (together !== '' && cell('option1') === '') {
    const parts = together.includes('|') ? together.split('|') : together.split('\n')
    return parts
      .map((part) => part.trim().replace(/^[A-Ea-e][.)]\s+/, ''))
      .filter((part) => part !== '')
  }
  const options = ([1, 2, 3, 4, 5] as const).map((number) => cell(`option${number}`))
  const last = options.findLastIndex((option) => option !== '')
  return options.slice(0, Math.max(last + 1, 0))
}

function columnsLeft({ rows, name }: Table, { row, columns }: Head): NotTaken[] {
  const taken = new Set(columns.values())
  return (rows[row] ?? []).flatMap((heading, at) => {
    const words = wordsOf(unmarked(heading))
    const isUsed = rows.slice(row + 1).some((cells) => (cells[at] ?? '').trim() !== '')
    if (taken.has(at) || words === '' || !isUsed) return []
    const letter = String.fromCharCode(65 + (at % 26))
    return [
      {
        place: name === '' ? `kolom ${letter}` : `${name}!${letter}${row + 1}`,
        reason: UNTAKEN[words] ?? `Kolom “${heading.trim()}” tidak dikenal, jadi tidak dibawa.`,
      },
    ]
  })
}

/** Longer ones are texts, not the names of passages. */
const PASSAGE_KEY_LENGTH = 60

/** A column may have the passages' texts themselves, in each row or only in the first of each passage. */
function takePassageTexts({ questions, passages }: FoundQuestions): void {
  const keys = new Map<string, string>()
  let last: string | null = null
  for (const question of questions) {
    const text = plainText(question.passage)
    const isReading = sectionCalled(question.section)?.section === 'reading'
    if (text.length > PASSAGE_KEY_LENGTH) {
      let key = keys.get(text)
      if (key === undefined) {
        key = titleOf(text)
        keys.set(text, key)
        passages.push({ key, title: key, text, picture: null })
      }
      question.passage = key
    } else if (text === '' && isReading && last !== null) {
      question.passage = last
    }
    if (isReading && question.passage !== '') last = question.passage
  }
}
