import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { findImport, refuseApplied } from '#app/packages/actions/find_import'
import type QuestionImport from '#app/packages/models/question_import'
import QuestionImportFile from '#app/packages/models/question_import_file'
import { deleteImportRows } from '#app/packages/rows/import_rows'
import { inTransaction } from '#app/platform/database/transaction'
import { discardFile } from '#app/platform/uploads/stored_files'

/**
 * Throws an import away that wasn't applied, with its recordings and pictures.
 * @throws NotFound; Conflict when it was applied
 */
export async function discardImport(packageId: number, id: number): Promise<void> {
  await findUnarchivedPackage(packageId)
  const files = await inTransaction(async (trx) => {
    const found = await findImport(packageId, id, trx)
    refuseApplied(found)
    return deleteImport(trx, found)
  })
  for (const { audio, picture } of files) {
    if (audio !== null) await discardFile('audio', audio)
    if (picture !== null) await discardFile('reading', picture)
  }
}

/** Deletes an import's rows. Its files are no longer referred to, and are returned. */
export async function deleteImport(
  trx: TransactionClientContract,
  found: QuestionImport
): Promise<QuestionImportFile[]> {
  const files = await QuestionImportFile.query({ client: trx }).where('importId', found.id)
  await QuestionImportFile.query({ client: trx }).where('importId', found.id).delete()
  await deleteImportRows(trx, found.id)
  await found.useTransaction(trx).delete()
  return files
}
