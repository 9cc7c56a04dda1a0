import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockPackage } from '#app/packages/actions/find_package'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { Conflict } from '#app/platform/errors/failures'

/** A question that an admin ticked, with the page on which they saw it. */
export interface ChosenQuestion {
  id: number
  page: number
}

/**
 * A package with all of its questions, locked until the transaction ends.
 * @throws NotFound; Conflict when a chosen question isn't where it was seen, because somebody else moved or deleted it
 */
export async function lockChosen(
  trx: TransactionClientContract,
  packageId: number,
  chosen: readonly ChosenQuestion[]
): Promise<{ pkg: Package; questions: Question[] }> {
  const pkg = await lockPackage(trx, packageId)
  const questions = await Question.query({ client: trx }).where({ packageId }).orderBy('page')
  const pages = new Map(questions.map(({ id, page }) => [id, page]))
  if (chosen.some(({ id, page }) => pages.get(id) !== page)) {
    throw new Conflict(
      'Sebagian soal yang dipilih baru saja dipindahkan atau dihapus orang lain. Muat ulang daftar, lalu pilih lagi.'
    )
  }
  return { pkg, questions }
}
