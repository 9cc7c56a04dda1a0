import { UnreadableQuestions, type FoundQuestions } from '#app/packages/domain/imported_row'
import { linesAsBlocks } from '#app/packages/exchange/readers/blocks'
import { decodeText } from '#app/packages/exchange/readers/decode_text'
import { isAiken, readAiken } from '#app/packages/exchange/readers/read_aiken'
import { readBlocks } from '#app/packages/exchange/readers/read_blocks'
import {
  isQuestionTable,
  readCsvQuestions,
} from '#app/packages/exchange/readers/read_csv_questions'
import { readDocument } from '#app/packages/exchange/readers/read_document'
import { isGift, readGift } from '#app/packages/exchange/readers/read_gift'
import { readHtml } from '#app/packages/exchange/readers/read_html'
import { lulusFolder, readLulus } from '#app/packages/exchange/readers/read_lulus'
import { isMoodleXml, readMoodleXml } from '#app/packages/exchange/readers/read_moodle_xml'
import {
  isQtiItem,
  QTI_MANIFEST,
  readQtiItem,
  readQtiPackage,
} from '#app/packages/exchange/readers/read_qti'
import { readWorkbookQuestions } from '#app/packages/exchange/readers/read_workbook_questions'
import { SafeArchive } from '#app/packages/exchange/safe_archive'

/** A file of a type that has no questions that we can read. */
export class WrongType extends UnreadableQuestions {
  override name = 'WrongType'
}

const WRONG_TYPE =
  'Berkas ini bukan salah satu dari: Excel (.xlsx), CSV, Word (.docx), Aiken, GIFT, Moodle XML, paket QTI, atau paket Lulus.'
const OLD_OFFICE =
  'Berkas ini dikunci dengan kata sandi atau dari Office lama (.doc, .xls). Simpan sebagai .docx atau .xlsx tanpa kata sandi, lalu coba lagi.'

const isZip = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b
const isOldOffice = (content: Uint8Array) =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => content[at] === byte)
/** Formats of other programs that are text for the most part. */
const isOtherText = (text: string) => /^(?:%PDF-|\{\\rtf|%!PS)/.test(text)

/**
 * The questions of a file in any format that is known by its content. Files come from strangers: this runs in a thread
 * with limited time and memory.
 * @throws UnreadableQuestions; WrongType when it is something else
 */
export function readQuestionsFile(content: Uint8Array): FoundQuestions {
  if (isOldOffice(content)) throw new WrongType(OLD_OFFICE)
  if (isZip(content)) return readArchive(content)
  const text = decodeText(content)
  if (text === null || isOtherText(text)) throw new WrongType(WRONG_TYPE)
  if (text.trim() === '') throw new UnreadableQuestions('Berkas ini tidak berisi apa-apa.')
  return readText(text, content)
}

function readArchive(content: Uint8Array): FoundQuestions {
  const archive = new SafeArchive(content)
  if (archive.has('xl/workbook.xml')) return readWorkbookQuestions(content)
  if (archive.has('word/document.xml')) return readBlocks(readDocument(archive))
  if (archive.has(QTI_MANIFEST)) return readQtiPackage(archive)
  const folder = lulusFolder(archive)
  if (folder !== null) return readLulus(archive, folder)
  throw new WrongType(WRONG_TYPE)
}

/**
 * The questions and passages of a Lulus or QTI package, without its recordings and pictures.
 * @throws UnreadableQuestions; WrongType for any other archive
 */
export function readPackageTexts(content: Uint8Array): FoundQuestions & { root: string } {
  if (!isZip(content)) throw new WrongType(NO_PACKAGE)
  const archive = new SafeArchive(content)
  if (archive.has(QTI_MANIFEST)) return { ...readQtiPackage(archive, TEXTS_ONLY), root: '' }
  const root = lulusFolder(archive)
  if (root === null) throw new WrongType(NO_PACKAGE)
  return { ...readLulus(archive, root, TEXTS_ONLY), root }
}

const TEXTS_ONLY = { hasFiles: false }
const NO_PACKAGE = 'ZIP ini bukan paket Lulus atau QTI. Pilih juga berkas soalnya.'

/** The most certain signs first: a numbered list is what is left. */
function readText(text: string, content: Uint8Array): FoundQuestions {
  const begin = text.replace(/^\uFEFF/, '').trimStart()
  if (begin.startsWith('<')) {
    if (isMoodleXml(begin)) return readMoodleXml(content)
    if (isQtiItem(begin)) return readQtiItem(content)
    if (begin.startsWith('<?xml') && !/<html[\s>]/i.test(begin)) throw new WrongType(WRONG_TYPE)
    return readBlocks(readHtml(text))
  }
  if (isQuestionTable(text)) return readCsvQuestions(text)
  if (isAiken(text)) return readAiken(text)
  if (isGift(text)) return readGift(text)
  const found = readBlocks({ blocks: linesAsBlocks(text), pictures: [] })
  if (found.questions.length === 0) throw new WrongType(WRONG_TYPE)
  return found
}
