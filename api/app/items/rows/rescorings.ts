import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import { insertInParts } from '#app/platform/database/in_parts'
import type { Rescored } from '#app/results/domain/rescored'
import type { StoredCorrection } from '#app/packages/rows/key_corrections'

/** One corrected page, as it was and as it became. */
export interface CorrectedPage {
  page: number
  questionId: number
  /** The correction that held before; null without one. */
  before: StoredCorrection | null
  keyBefore: number
  keyAfter: number
}

export interface Rescoring {
  id: number
  pages: CorrectedPage[]
  reason: string
  changed: number
  /** The newest attempt of then, of any status; 0 before the first. */
  lastAttemptId: number
  createdAt: number
  undoneAt: number | null
}

interface RescoredRow {
  result_id: number
  code_before: string
  code_after: string
  revised_before: StoredTime | null
  rescored_before: StoredTime | null
}

interface NewRescoring extends Omit<Rescoring, 'id' | 'undoneAt'> {
  packageId: number
  actorId: number
  results: readonly Rescored[]
}

interface Row {
  id: number
  corrections: string
  reason: string
  changed: number
  last_attempt_id: number
  created_at: StoredTime
  undone_at: StoredTime | null
}

/** The last re-scoring of a package, undone or not. */
export async function lastRescoring(
  packageId: number,
  trx?: TransactionClientContract
): Promise<Rescoring | null> {
  const row = (await (trx ?? db)
    .from('rescorings')
    .where('package_id', packageId)
    .orderBy('id', 'desc')
    .first()) as Row | null
  return (
    row && {
      id: row.id,
      pages: JSON.parse(row.corrections) as CorrectedPage[],
      reason: row.reason,
      changed: row.changed,
      lastAttemptId: row.last_attempt_id,
      createdAt: Number(row.created_at),
      undoneAt: timeOf(row.undone_at),
    }
  )
}

export async function storeRescoring(
  trx: TransactionClientContract,
  rescoring: NewRescoring
): Promise<void> {
  const [id] = (await trx
    .insertQuery()
    .table('rescorings')
    .insert({
      package_id: rescoring.packageId,
      actor_id: rescoring.actorId,
      reason: rescoring.reason,
      corrections: JSON.stringify(rescoring.pages),
      changed: rescoring.changed,
      last_attempt_id: rescoring.lastAttemptId,
      created_at: rescoring.createdAt,
    })) as number[]
  await insertInParts(
    trx,
    'rescored_results',
    rescoring.results.map((result) => ({
      rescoring_id: id,
      result_id: result.resultId,
      code_before: result.codeBefore,
      code_after: result.codeAfter,
      revised_before: result.revisedBefore,
      rescored_before: result.rescoredBefore,
    }))
  )
}

/** The results that a re-scoring changed. */
export async function rescoredResults(
  trx: TransactionClientContract,
  rescoringId: number
): Promise<Rescored[]> {
  const rows: RescoredRow[] = await trx.from('rescored_results').where('rescoring_id', rescoringId)
  return rows.map((row) => ({
    resultId: row.result_id,
    codeBefore: row.code_before,
    codeAfter: row.code_after,
    revisedBefore: timeOf(row.revised_before),
    rescoredBefore: timeOf(row.rescored_before),
  }))
}

export async function markUndone(
  trx: TransactionClientContract,
  id: number,
  now: number
): Promise<void> {
  await trx.from('rescorings').where('id', id).update({ undone_at: now })
}

/** The id of a package's newest attempt, of any status; 0 before the first. */
export async function newestAttempt(
  packageId: number,
  trx?: TransactionClientContract
): Promise<number> {
  const row = (await (trx ?? db)
    .from('attempts')
    .where('package_id', packageId)
    .max('id as newest')
    .first()) as { newest: number | null } | null
  return Number(row?.newest ?? 0)
}

/** The id of a package's newest snapshot; 0 before the first. */
export async function newestSnapshot(
  packageId: number,
  trx: TransactionClientContract
): Promise<number> {
  const row = (await trx
    .from('exam_snapshots')
    .where('package_id', packageId)
    .max('id as newest')
    .first()) as { newest: number | null } | null
  return Number(row?.newest ?? 0)
}
