import { checkPerson } from '#app/accounts/validators'
import { cellsOf } from '#app/classes/cells'
import type { CheckedRow } from '#app/classes/domain/judge_rows'
import { readLearners } from '#app/classes/domain/learner_list'
import { InvalidInput } from '#app/platform/errors/failures'
import { CLASS_LIST_MAX_ROWS } from '#contracts/classes'

/**
 * The rows of a list as it was pasted or read from a file, each held to the rules of every account.
 * @throws InvalidInput when it has no columns for names and phone numbers, no row, or too many
 */
export async function readLearnerList(text: string): Promise<CheckedRow[]> {
  const cells = cellsOf(text)
  if (!cells) throw refused('Ada tanda kutip yang tidak ditutup di daftar ini.')
  const learners = readLearners(cells)
  if (!learners) {
    throw refused(
      'Kolom “Nama” dan “Nomor HP” tidak ditemukan. Pakai baris judul seperti di template.'
    )
  }
  if (learners.length === 0) throw refused('Daftar ini tidak berisi peserta.')
  if (learners.length > CLASS_LIST_MAX_ROWS) {
    throw refused(`Paling banyak ${CLASS_LIST_MAX_ROWS} peserta sekaligus.`)
  }
  return Promise.all(
    learners.map(async (row) => {
      const checked = await checkPerson({ nama: row.name, nohp: row.nohp, email: row.email })
      return 'fault' in checked
        ? { ...row, fault: checked.fault }
        : { line: row.line, ...checked, fault: null }
    })
  )
}

function refused(msg: string): InvalidInput {
  return new InvalidInput(msg, [{ field: 'daftar', msg }])
}
