import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import app from '@adonisjs/core/services/app'
import { WORKBOOK_MAX_BYTES, WORKBOOK_TOO_LARGE } from '#app/classes/http/workbook_limit'
import type { WorkbookFault } from '#app/paper/workbook/read_workbook'
import { StatementReader } from '#app/payments/workbook/statement_reader'
import type { StatementFile } from '#app/payments/actions/store_statement'
import { FileTooLarge, InvalidInput, UnsupportedFile } from '#app/platform/errors/failures'
import { STATEMENT_MAX_ROWS } from '#contracts/statements'

const SENTENCES: Readonly<Record<WorkbookFault, string>> = {
  unreadable: 'Berkas ini bukan berkas Excel (.xlsx) atau CSV yang dapat dibaca.',
  old: 'Berkas ini dikunci dengan kata sandi atau dari Excel lama (.xls). Simpan sebagai .xlsx tanpa kata sandi, lalu coba lagi.',
  too_large: 'Isi berkas ini terlalu besar. Unduh mutasi untuk hari yang lebih sedikit.',
  too_many_rows: `Paling banyak ${STATEMENT_MAX_ROWS} baris sekaligus. Unduh mutasi untuk hari yang lebih sedikit.`,
  empty: 'Berkas ini tidak berisi apa-apa.',
  no_worksheet: 'Lembar itu tidak ada di berkas ini.',
}

/**
 * The cells of an uploaded statement.
 * @throws FileTooLarge; UnsupportedFile when it is neither workbook nor CSV; InvalidInput when it is too much or empty;
 *   Unavailable
 */
export async function readStatementFile(file: MultipartFile): Promise<StatementFile> {
  if (file.size > WORKBOOK_MAX_BYTES) throw new FileTooLarge(WORKBOOK_TOO_LARGE)
  const content = await readFile(file.tmpPath as string)
  const reader = await app.container.make(StatementReader)
  const read = await reader.read({ content, worksheet: null })
  if ('fault' in read) throw refusal(read.fault)
  return {
    name: file.clientName,
    digest: createHash('sha256').update(content).digest('hex'),
    rows: read.rows,
  }
}

function refusal(fault: WorkbookFault): InvalidInput {
  const msg = SENTENCES[fault]
  const fields = [{ field: 'berkas', msg }]
  return fault === 'unreadable' || fault === 'old'
    ? new UnsupportedFile(msg, fields)
    : new InvalidInput(msg, fields)
}
