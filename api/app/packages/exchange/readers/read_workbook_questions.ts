import { readWorksheets, type WorkbookFault } from '#app/paper/workbook/read_workbook'
import { UnreadableQuestions, type FoundQuestions } from '#app/packages/domain/imported_row'
import { UNDERLINE } from '#app/packages/domain/underline_marks'
import { columnCalled } from '#app/packages/exchange/readers/table_headings'
import { readTables } from '#app/packages/exchange/readers/read_tables'
import { TOO_MUCH } from '#app/packages/exchange/safe_archive'
import { IMPORT_MAX_ROWS } from '#contracts/question_imports'
import { PASSAGE_TEXT_MAX_LENGTH } from '#contracts/questions'

const BOUNDS = {
  // Titles, and rows that are empty.
  maxRows: IMPORT_MAX_ROWS + 500,
  maxColumns: 60,
  maxCellLength: PASSAGE_TEXT_MAX_LENGTH + 1,
  isHeading: (text: string) => columnCalled(text) !== null,
}

const SENTENCES: Readonly<Record<WorkbookFault, string>> = {
  unreadable:
    'Berkas ini bukan berkas Excel (.xlsx) yang dapat dibaca. Simpan ulang di Excel, lalu coba lagi.',
  old: 'Berkas ini dikunci dengan kata sandi atau dari Excel lama (.xls). Simpan sebagai .xlsx tanpa kata sandi, lalu coba lagi.',
  too_large: TOO_MUCH,
  too_many_rows: `Paling banyak ${IMPORT_MAX_ROWS} soal dalam satu berkas.`,
  empty: 'Berkas ini tidak berisi apa-apa.',
  no_worksheet: 'Berkas ini tidak berisi lembar.',
}

/**
 * The questions of a workbook's worksheets; hidden worksheets and rows aren't read.
 * @throws UnreadableQuestions
 */
export function readWorkbookQuestions(content: Uint8Array): FoundQuestions {
  const read = readWorksheets(content, BOUNDS, UNDERLINE)
  if ('fault' in read) throw new UnreadableQuestions(SENTENCES[read.fault])
  const found = readTables(read.worksheets)
  const hidden = read.worksheets.flatMap(({ name, hidden }) =>
    hidden === 0
      ? []
      : [{ place: `lembar ${name}`, reason: `${hidden} baris tersembunyi tidak dibaca.` }]
  )
  return { ...found, notTaken: [...found.notTaken, ...hidden] }
}
