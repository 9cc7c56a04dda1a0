import { UnreadableQuestions, type FoundQuestions } from '#app/packages/domain/imported_row'
import { decodeText } from '#app/packages/exchange/readers/decode_text'
import {
  isQuestionTable,
  readCsvQuestions,
} from '#app/packages/exchange/readers/read_csv_questions'
import { readWorkbookQuestions } from '#app/packages/exchange/readers/read_workbook_questions'
import { SafeArchive } from '#app/packages/exchange/safe_archive'

/** A file of a type that has no questions that we can read. */
export class WrongType extends UnreadableQuestions {
  override name = 'WrongType'
}

const WRONG_TYPE = 'Berkas ini bukan salah satu dari: Excel (.xlsx) atau CSV (.csv).'
const OLD_OFFICE =
  'Berkas ini dikunci dengan kata sandi atau dari Office lama (.doc, .xls). Simpan sebagai .docx atau .xlsx tanpa kata sandi, lalu coba lagi.'

const isZip = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b
const isOldOffice = (content: Uint8Array) =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => content[at] === byte)

/**
 * The questions of a file in any format that is known by its content. Files come from strangers: this runs in a thread
 * with limited time and memory.
 * @throws UnreadableQuestions; WrongType when it is something else
 */
export function readQuestionsFile(content: Uint8Array): FoundQuestions {
  if (isOldOffice(content)) throw new WrongType(OLD_OFFICE)
  if (isZip(content)) return readArchive(content)
  const text = decodeText(content)
  if (text === null) throw new WrongType(WRONG_TYPE)
  return readText(text)
}

function readArchive(content: Uint8Array): FoundQuestions {
  const archive = new SafeArchive(content)
  if (archive.has('xl/workbook.xml')) return readWorkbookQuestions(content)
  throw new WrongType(WRONG_TYPE)
}

function readText(text: string): FoundQuestions {
  if (text.trim() === '') throw new UnreadableQuestions('Berkas ini tidak berisi apa-apa.')
  if (isQuestionTable(text)) return readCsvQuestions(text)
  throw new WrongType(WRONG_TYPE)
}
