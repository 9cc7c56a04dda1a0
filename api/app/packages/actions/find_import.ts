import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import QuestionImport from '#app/packages/models/question_import'
import { Conflict, NotFound } from '#app/platform/errors/failures'

/**
 * An import of a package.
 * @throws NotFound
 */
export async function findImport(
  packageId: number,
  id: number,
  trx?: TransactionClientContract
): Promise<QuestionImport> {
  const query = QuestionImport.query(trx ? { client: trx } : {}).where({ id, packageId })
  const found = await (trx ? query.forUpdate() : query).first()
  if (!found) throw new NotFound('Impor tidak ditemukan.')
  return found
}

/** @throws Conflict when the import was applied or undone */
export function refuseApplied({ status }: QuestionImport): void {
  if (status === 'ditinjau') return
  throw new Conflict('Impor ini sudah diterapkan.')
}
