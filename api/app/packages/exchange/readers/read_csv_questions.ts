import { CsvError, parse } from 'csv-parse/sync'
import { UnreadableQuestions, type FoundQuestions } from '#app/packages/domain/imported_row'
import { columnCalled } from '#app/packages/exchange/readers/table_headings'
import { readTables } from '#app/packages/exchange/readers/read_tables'

const DELIMITERS = [';', ',', '\t']

/** Whether a text is a table of questions: its first lines have several of our headings. */
export function isQuestionTable(text: string): boolean {
  return text
    .split(/\r?\n/, 12)
    .some((line) => DELIMITERS.some((delimiter) => headingsIn(line, delimiter) >= 3))
}

/**
 * The questions of a CSV file, or of cells that were copied.
 * @throws UnreadableQuestions
 */
export function readCsvQuestions(text: string): FoundQuestions {
  const [delimiter = ','] = DELIMITERS.toSorted(
    (one, other) => mostHeadings(text, other) - mostHeadings(text, one)
  )
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    })
    return readTables([{ name: '', rows }])
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableQuestions('Ada tanda kutip yang tidak ditutup di berkas ini.')
  }
}

function mostHeadings(text: string, delimiter: string): number {
  return Math.max(...text.split(/\r?\n/, 12).map((line) => headingsIn(line, delimiter)))
}

function headingsIn(line: string, delimiter: string): number {
  return line
    .replaceAll('\uFEFF', '')
    .split(delimiter)
    .filter((cell) => columnCalled(cell.replaceAll('"', '')) !== null).length
}
