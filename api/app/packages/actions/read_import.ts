import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { findImport } from '#app/packages/actions/find_import'
import { outdatedKeys, type OutdatedKey } from '#app/packages/actions/outdated_scores'
import type QuestionImport from '#app/packages/models/question_import'
import QuestionImportFile from '#app/packages/models/question_import_file'
import Passage from '#app/packages/models/passage'
import { countImportRows, readImportRows, type JudgedRow } from '#app/packages/rows/import_rows'
import { NotFound } from '#app/platform/errors/failures'
import { IMPORT_ROWS_AT_ONCE, type RowState } from '#contracts/question_imports'

export interface ReadImport {
  found: QuestionImport
  rows: JudgedRow[]
  counts: ReadonlyMap<RowState, number>
  files: QuestionImportFile[]
  /** Keys that it changed, by which nobody has scored again yet. */
  outdated: OutdatedKey[]
  /** Of the package, which rows may refer to. */
  passages: Passage[]
}

/**
 * Whether an import has a row.
 * @throws NotFound
 */
export async function requireImportRow(
  packageId: number,
  id: number,
  number: number
): Promise<void> {
  const pkg = await findUnarchivedPackage(packageId)
  const found = await findImport(pkg.id, id)
  const [row] = await readImportRows(found.id, { from: number, to: number })
  if (!row) throw new NotFound('Baris tidak ditemukan.')
}

/**
 * An import with one part of its rows.
 * @param part from 1
 * @throws NotFound
 */
export async function readImport(packageId: number, id: number, part = 1): Promise<ReadImport> {
  const pkg = await findUnarchivedPackage(packageId)
  const found = await findImport(pkg.id, id)
  const from = (part - 1) * IMPORT_ROWS_AT_ONCE + 1
  return {
    found,
    rows: await readImportRows(id, { from, to: from + IMPORT_ROWS_AT_ONCE - 1 }),
    counts: await countImportRows(id),
    files: await QuestionImportFile.query()
      .where('importId', id)
      .whereNot('name', '')
      .orderBy('name'),
    outdated: found.status === 'diterapkan' ? await outdatedKeys(pkg.id, found.changes) : [],
    passages: await Passage.query().where('packageId', pkg.id).orderBy('id'),
  }
}
