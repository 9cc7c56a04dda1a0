import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ImportedRow } from '#app/packages/domain/imported_row'
import type { Judgement } from '#app/packages/domain/judge_import'
import { insertInParts } from '#app/platform/database/in_parts'
import type { RowState } from '#contracts/question_imports'

/** A row of an import as it was last judged; its number counts from 1. */
export interface JudgedRow extends Judgement {
  number: number
  row: ImportedRow
}

interface StoredRow {
  number: number
  content: string
  state: RowState
  sentence: string | null
}

const TABLE = 'question_import_rows'

/** The rows of an import by number; `from` and `to` are the first and last. */
export async function readImportRows(
  importId: number,
  { from = 1, to = Number.MAX_SAFE_INTEGER }: { from?: number; to?: number } = {},
  trx?: TransactionClientContract
): Promise<JudgedRow[]> {
  const rows = (await (trx ?? db)
    .from(TABLE)
    .where('import_id', importId)
    .whereBetween('number', [from, Math.min(to, 1_000_000)])
    .orderBy('number')
    .select('number', 'content', 'state', 'sentence')) as StoredRow[]
  return rows.map(({ number, content, state, sentence }) => ({
    number: Number(number),
    row: JSON.parse(content) as ImportedRow,
    state,
    sentence,
  }))
}

/** How many rows of an import have each state. */
export async function countImportRows(
  importId: number,
  trx?: TransactionClientContract
): Promise<Map<RowState, number>> {
  const counts = (await (trx ?? db)
    .from(TABLE)
    .where('import_id', importId)
    .groupBy('state')
    .select('state')
    .count('* as total')) as { state: RowState; total: number | string }[]
  return new Map(counts.map(({ state, total }) => [state, Number(total)]))
}

export async function insertImportRows(
  trx: TransactionClientContract,
  importId: number,
  rows: readonly JudgedRow[]
): Promise<void> {
  await insertInParts(
    trx,
    TABLE,
    rows.map(({ number, row, state, sentence }) => ({
      import_id: importId,
      number,
      content: JSON.stringify(row),
      state,
      sentence,
    }))
  )
}

/** Stores a row that was mended or is judged differently. */
export async function updateImportRow(
  trx: TransactionClientContract,
  importId: number,
  { number, row, state, sentence }: JudgedRow
): Promise<void> {
  await trx
    .from(TABLE)
    .where({ import_id: importId, number })
    .update({ content: JSON.stringify(row), state, sentence })
}

export async function deleteImportRows(
  trx: TransactionClientContract,
  importId: number
): Promise<void> {
  await trx.from(TABLE).where('import_id', importId).delete()
}
