import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerWrite } from '#app/exam/domain/answer_sheet'
import type { SavedAnswer } from '#app/exam/domain/contradictions'
import type { SaveOrigin } from '#app/exam/domain/save_origin'
import type { AnswerSheet } from '#app/exam/domain/types'
import type Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type { HeldAnswer } from '#contracts/answers'

/** One row per answered page; the key is (attempt, page), so Lucid models can't save it. */
const TABLE = 'attempt_answers'

type AnswerRow = Pick<AnswerWrite, 'page' | 'answer' | 'seq'>

/** Reads an attempt's answers by page, with or without a transaction. */
export async function readSheet(
  attemptId: number,
  trx?: TransactionClientContract
): Promise<AnswerSheet> {
  const rows = await (trx ?? db.connection())
    .query<AnswerRow>()
    .from(TABLE)
    .select('page', 'answer', 'seq')
    .where('attempt_id', attemptId)
    .orderBy('page', 'asc')
  return new Map(rows.map(({ page, answer, seq }): [number, HeldAnswer] => [page, { answer, seq }]))
}

interface SavedRow extends AnswerRow {
  saved_at: number | string
  anchor: string | null
  saved_by: string | null
}

/** An attempt's answers with when and from where each came, ascending by page. */
export async function readSaved(
  attemptId: number,
  trx?: TransactionClientContract
): Promise<SavedAnswer[]> {
  const rows = await (trx ?? db.connection())
    .query<SavedRow>()
    .from(TABLE)
    .select('page', 'answer', 'seq', 'saved_at', 'anchor', 'saved_by')
    .where('attempt_id', attemptId)
    .orderBy('page', 'asc')
  return rows.map(({ page, answer, seq, saved_at, anchor, saved_by }) => ({
    page,
    answer,
    seq,
    savedAt: Number(saved_at),
    anchor,
    savedBy: saved_by,
  }))
}

/** Of answers that no device has just sent. */
const NO_ORIGIN: SaveOrigin = { anchor: null, savedBy: null }

/** Writes merged answers one by one; other pages keep their answer. */
export async function writeAnswers(
  trx: TransactionClientContract,
  attempt: Pick<Attempt, 'id' | 'snapshotId'>,
  writes: readonly AnswerWrite[],
  now: number,
  { anchor, savedBy }: SaveOrigin = NO_ORIGIN
): Promise<void> {
  if (writes.length === 0) return
  const { questions } = await loadSnapshot(attempt.snapshotId, trx)
  const questionIds = new Map(questions.map(({ page, id }) => [page, id]))
  const rows = writes.map(({ page, answer, seq }) => ({
    attempt_id: attempt.id,
    page,
    question_id: questionIds.get(page),
    answer,
    seq,
    saved_at: now,
    anchor,
    saved_by: savedBy,
  }))
  await trx
    .knexQuery()
    .table(TABLE)
    .insert(rows)
    .onConflict(['attempt_id', 'page'])
    .merge(['answer', 'seq', 'saved_at', 'anchor', 'saved_by'])
}

/** Marks each answer as right or wrong, for the admins' counts per question. */
export async function markAnswers(
  trx: TransactionClientContract,
  attemptId: number,
  rightPages: readonly number[]
): Promise<void> {
  const answers = () => trx.from(TABLE).where('attempt_id', attemptId)
  await answers().update({ is_correct: 0 })
  if (rightPages.length > 0) {
    await answers()
      .whereIn('page', [...rightPages])
      .update({ is_correct: 1 })
  }
}
