import { lockPackage } from '#app/packages/actions/find_package'
import { findImport, refuseApplied } from '#app/packages/actions/find_import'
import { groupsOnceApplied, loadImportContext } from '#app/packages/actions/import_context'
import type { ImportedRow } from '#app/packages/domain/imported_row'
import { judgeImport } from '#app/packages/domain/judge_import'
import { mendRow, type RowChange } from '#app/packages/domain/mend_row'
import { soundExplanation } from '#app/packages/domain/sound_explanation'
import QuestionImportFile from '#app/packages/models/question_import_file'
import { readImportRows, updateImportRow, type JudgedRow } from '#app/packages/rows/import_rows'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { InvalidInput, NotFound } from '#app/platform/errors/failures'

/**
 * Changes a row of an import that wasn't applied. All rows are judged again: another row may have wanted its page.
 * @throws NotFound; Conflict when it was applied; InvalidInput when its explanation contradicts it
 */
export async function mendImportRow(
  packageId: number,
  id: number,
  number: number,
  change: RowChange
): Promise<JudgedRow> {
  return inTransaction(async (trx) => {
    const pkg = await lockPackage(trx, packageId)
    const found = await findImport(packageId, id, trx)
    refuseApplied(found)
    const before = await readImportRows(id, {}, trx)
    if (!before.some((one) => one.number === number)) throw new NotFound('Baris tidak ditemukan.')

    const files = await QuestionImportFile.query({ client: trx }).where('importId', id)
    const { passages } = found
    const groups = groupsOnceApplied(found, pkg)
    const context = await loadImportContext(packageId, { passages, files, groups }, trx)
    const rows = before.map((one) => (one.number === number ? mendRow(one.row, change) : one.row))
    const mended = rows.find((_, at) => before[at]?.number === number)
    if (mended && change.taught) refuseUnsound(mended)
    const after = judgeImport(rows, context).map((judgement, at) => ({
      ...(before[at] as JudgedRow),
      ...judgement,
      row: rows[at] as JudgedRow['row'],
    }))
    for (const [at, row] of after.entries()) {
      const was = before[at]
      const isSame = was?.state === row.state && was.sentence === row.sentence
      if (row.number === number || !isSame) await updateImportRow(trx, id, row)
    }
    await found.merge({ updatedAt: clock.now() }).useTransaction(trx).save()
    return after.find((one) => one.number === number) as JudgedRow
  })
}

/** The forms refuse such an explanation too. */
function refuseUnsound(row: ImportedRow): void {
  const [msg] = soundExplanation(row).lost
  if (msg !== undefined) throw new InvalidInput(msg, [{ field: 'pembahasan', msg }])
}
