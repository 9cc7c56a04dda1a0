import { checkPerson } from '#app/accounts/validators'
import { cellsOf } from '#app/classes/domain/cells'
import type { Column } from '#app/classes/domain/headings'
import type { CheckedRow } from '#app/classes/domain/judge_rows'
import { readText, type ReadList } from '#app/classes/domain/learner_list'
import type { ListedLearner } from '#app/classes/domain/listed_learner'
import { InvalidInput } from '#app/platform/errors/failures'
import { CLASS_LIST_MAX_ROWS, type ColumnChoice } from '#contracts/classes'

const CALLED: Readonly<Record<Column, string>> = {
  name: 'nama',
  nohp: 'nomor HP',
  email: 'email',
}

/** A list whose columns are known, or a question about the missing ones. */
export type LearnerList =
  | (Omit<Extract<ReadList, { learners: unknown }>, 'learners'> & { rows: CheckedRow[] })
  | (Extract<ReadList, { missing: unknown }> & { question: string })

/**
 * A list as pasted or read from a file, each row validated by the rules of every account.
 * @param choice columns that the admin picked
 * @throws InvalidInput when it has no columns at all, no row, or too many
 */
export async function readLearnerList(text: string, choice?: ColumnChoice): Promise<LearnerList> {
  const cells = cellsOf(text)
  if (!cells) throw refused('Ada tanda kutip yang tidak ditutup di daftar ini.')
  const read = readText(text, cells, choice)
  if ('missing' in read) {
    if (read.offered.length > 1) return { ...read, question: questionOf(read.missing) }
    throw refused(
      'Kolom “Nama” dan “Nomor HP” tidak ditemukan. Pakai baris judul seperti di template.'
    )
  }
  const { learners, ...rest } = read
  if (learners.length === 0) throw refused('Daftar ini tidak berisi peserta.')
  if (learners.length > CLASS_LIST_MAX_ROWS) {
    throw refused(`Paling banyak ${CLASS_LIST_MAX_ROWS} peserta sekaligus.`)
  }
  return { ...rest, rows: await Promise.all(learners.map(checkedRow)) }
}

/**
 * The rows of a list whose columns are known.
 * @throws InvalidInput also when they aren't
 */
export async function readLearnerRows(text: string, choice?: ColumnChoice): Promise<CheckedRow[]> {
  const list = await readLearnerList(text, choice)
  if ('question' in list) throw refused(list.question)
  return list.rows
}

async function checkedRow(row: ListedLearner): Promise<CheckedRow> {
  const checked = await checkPerson({ nama: row.name, nohp: row.nohp, email: row.email })
  return 'fault' in checked
    ? { ...row, fault: checked.fault }
    : { line: row.line, ...checked, fault: null }
}

/** Once for the whole list, not once for each row. */
function questionOf(missing: readonly Column[]): string {
  const names = missing.map((column) => CALLED[column]).join(' dan ')
  return `Kolom ${names} tidak ditemukan di daftar ini. Tunjuk kolomnya, atau tambahkan di berkasnya.`
}

function refused(msg: string): InvalidInput {
  return new InvalidInput(msg, [{ field: 'daftar', msg }])
}
