import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  acceptedFrom,
  acceptedText,
  type KeyCorrection,
} from '#app/packages/domain/key_corrections'

const TABLE = 'key_corrections'

/** A correction with the version of the package's content in which it was decided. */
export interface StoredCorrection extends KeyCorrection {
  contentVersion: string
}

interface Row {
  page: number
  question_id: number
  options: string
  answer_key: number
  last_snapshot_id: number
  content_version: string
  accepted: string
}

/** The corrections of a package that hold now, by page. */
export async function readCorrections(
  packageId: number,
  trx?: TransactionClientContract
): Promise<Map<number, StoredCorrection>> {
  const rows: Row[] = await (trx ?? db).from(TABLE).where('package_id', packageId)
  return new Map(rows.map((row) => [row.page, correctionOf(row)]))
}

/**
 * The same for scoring an attempt: no correction can be decided until the transaction ends, so that none misses the
 * result.
 */
export async function holdCorrections(
  packageId: number,
  trx: TransactionClientContract
): Promise<Map<number, StoredCorrection>> {
  await trx.from('packages').where('id', packageId).forShare().select('id')
  return readCorrections(packageId, trx)
}

/** Stores what holds on some pages from now on; a page without a correction has none any more. */
export async function replaceCorrections(
  trx: TransactionClientContract,
  packageId: number,
  pages: readonly number[],
  corrections: readonly StoredCorrection[]
): Promise<void> {
  await trx
    .from(TABLE)
    .where('package_id', packageId)
    .whereIn('page', [...pages])
    .delete()
  if (corrections.length === 0) return
  await trx.table(TABLE).multiInsert(
    corrections.map((one) => ({
      package_id: packageId,
      page: one.page,
      question_id: one.questionId,
      options: JSON.stringify(one.options),
      answer_key: one.answerKey,
      last_snapshot_id: one.lastSnapshotId,
      content_version: one.contentVersion,
      accepted: acceptedText(one.accepted),
    }))
  )
}

function correctionOf(row: Row): StoredCorrection {
  return {
    page: row.page,
    questionId: row.question_id,
    options: JSON.parse(row.options) as string[],
    answerKey: row.answer_key,
    lastSnapshotId: row.last_snapshot_id,
    contentVersion: row.content_version,
    accepted: acceptedFrom(row.accepted),
  }
}
