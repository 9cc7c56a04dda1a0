import {
  emptyQuestion,
  type FoundQuestion,
  type FoundQuestions,
  type NotTaken,
} from '#app/packages/domain/imported_row'
import { unmarked } from '#app/packages/domain/underline_marks'
import { textOf, type DocumentTable, type TableCell } from '#app/packages/exchange/readers/blocks'

/** NO, SOAL, JENIS, OPSI, JAWABAN, KUNCI: one row for each option, the first three merged over them. */
const COLUMNS = 6
const KINDS: Readonly<Record<string, string>> = {
  3: 'menjodohkan',
  4: 'isian singkat',
  5: 'uraian',
}

/** Whether a table has a row for each option, by its headings or, without them, by its letters. */
export function isOptionTable({ rows }: DocumentTable): boolean {
  const [first = []] = rows
  const headings = first.map((cell) => textIn(cell).toLowerCase())
  if (headings.includes('opsi') && headings.some((heading) => heading.startsWith('kunci')))
    return true
  return (
    rows.some((row) => row.length === COLUMNS && /^[A-E]$/i.test(textIn(row[3]))) &&
    first.length === COLUMNS
  )
}

/** The questions of such a table. Rows after a question's first may have only the three cells that aren't merged. */
export function readOptionTable({ rows }: DocumentTable): FoundQuestions {
  const questions: FoundQuestion[] = []
  const notTaken: NotTaken[] = []
  let current: { question: FoundQuestion; keys: string[]; kind: string } | null = null
  const finish = () => {
    if (!current) return
    const { question, keys, kind } = current
    question.key = keys.join(', ')
    const untaken = KINDS[kind]
    if (untaken === undefined) questions.push(question)
    else {
      notTaken.push({
        place: question.place,
        reason: `Soal nomor ${question.number} berjenis ${untaken}; ITP hanya punya pilihan ganda.`,
      })
    }
    current = null
  }
  for (const [at, row] of rows.entries()) {
    const [number, prompt, kind, letter, option, key] = fullRow(row)
    if (/^opsi$/i.test(textIn(letter))) continue
    const isFirst = [number, prompt].some(
      (cell) => cell && !cell.isContinued && textIn(cell) !== ''
    )
    if (isFirst) {
      finish()
      const question = {
        ...emptyQuestion(`tabel baris ${at + 1}`),
        number: textIn(number),
        prompt: markedText(prompt),
      }
      current = { question, keys: [], kind: textIn(kind) }
    }
    if (!current || (textIn(letter) === '' && textIn(option) === '')) continue
    current.question.options.push(markedText(option))
    const mark = textIn(key)
    // The mark is a 'V' or a tick; some write the letter instead.
    if (mark !== '')
      current.keys.push(/^[A-E]$/i.test(mark) ? mark : textIn(letter) || letterOf(current))
  }
  finish()
  return { questions, passages: [], files: [], notTaken }
}

const letterOf = ({ question }: { question: FoundQuestion }) =>
  'ABCDE'.charAt(question.options.length - 1)

/** The cells of all six columns, where those that are merged were left out. */
function fullRow(row: readonly TableCell[]): (TableCell | undefined)[] {
  return row.length >= COLUMNS ? [...row] : [...Array<undefined>(COLUMNS - row.length), ...row]
}

const markedText = (cell: TableCell | undefined) =>
  (cell?.paragraphs ?? []).map(textOf).join('\n').trim()
const textIn = (cell: TableCell | undefined) => unmarked(markedText(cell))
