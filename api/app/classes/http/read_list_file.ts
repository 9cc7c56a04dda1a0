import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { pastedText, type PastedText } from '#app/classes/domain/pasted_text'
import { WORKBOOK_MAX_BYTES, WORKBOOK_TOO_LARGE } from '#app/classes/http/workbook_limit'
import type { WorkbookFault } from '#app/paper/workbook/read_workbook'
import { WorkbookReader } from '#app/paper/workbook/workbook_reader'
import { FileTooLarge, InvalidInput, UnsupportedFile } from '#app/platform/errors/failures'
import { CLASS_LIST_MAX_LENGTH, CLASS_LIST_MAX_ROWS } from '#contracts/classes'

export const WORKBOOK_MISSING = 'Pilih berkas Excel terlebih dahulu.'

const TOO_MUCH =
  'Isi berkas ini terlalu besar. Salin daftar pesertanya ke berkas baru, lalu coba lagi.'

const SENTENCES: Readonly<Record<WorkbookFault, string>> = {
  unreadable:
    'Berkas ini bukan berkas Excel (.xlsx) yang dapat dibaca. Simpan ulang di Excel, lalu coba lagi.',
  old: 'Berkas ini dikunci dengan kata sandi atau dari Excel lama (.xls). Simpan sebagai .xlsx tanpa kata sandi, lalu coba lagi.',
  too_large: TOO_MUCH,
  too_many_rows: `Paling banyak ${CLASS_LIST_MAX_ROWS} peserta sekaligus.`,
  empty: 'Berkas ini tidak berisi apa-apa.',
  no_worksheet: 'Lembar itu tidak ada di berkas ini.',
}

/** A workbook's list of learners as text. */
export interface ListOfFile extends PastedText {
  /** Names of all worksheets, the one that was read, and those with learners. */
  worksheets: string[]
  worksheet: string
  withLearners: string[]
  /** How many rows are hidden in Excel; they aren't read. */
  hidden: number
}

/**
 * Reads the list of an uploaded workbook into the same text as pasted cells, so that the same rules apply.
 * @param worksheet the name of the requested worksheet; null for the first with learners
 * @throws FileTooLarge; UnsupportedFile when it is no workbook; InvalidInput when its content is too much or there is
 *   none; Unavailable
 */
export async function readListFile(
  file: MultipartFile,
  worksheet: string | null
): Promise<ListOfFile> {
  if (file.size > WORKBOOK_MAX_BYTES) throw new FileTooLarge(WORKBOOK_TOO_LARGE)
  const reader = await app.container.make(WorkbookReader)
  const read = await reader.read({ content: await readFile(file.tmpPath as string), worksheet })
  if ('fault' in read) throw refusal(read.fault)
  const { rows, withList, ...rest } = read
  const pasted = pastedText(rows)
  if (pasted.text.length > CLASS_LIST_MAX_LENGTH) throw refusal('too_large')
  return { ...pasted, ...rest, withLearners: withList }
}

function refusal(fault: WorkbookFault): InvalidInput {
  const msg = SENTENCES[fault]
  const fields = [{ field: 'berkas', msg }]
  return fault === 'unreadable' || fault === 'old'
    ? new UnsupportedFile(msg, fields)
    : new InvalidInput(msg, fields)
}
