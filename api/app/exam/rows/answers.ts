import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerWrite } from '#app/exam/domain/answer_sheet'
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

/** Writes merged answers one by one; other pages keep their answer. */
export async function writeAnswers(
  trx: TransactionClientContract,
  attempt: Pick<Attempt, 'id' | 'snapshotId'>,
  writes: readonly AnswerWrite[],
  now: number
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
  }))
  await trx
    .knexQuery()
    .table(TABLE)
    .insert(rows)
    .onConflict(['attempt_id', 'page'])
    .merge(['answer', 'seq', 'saved_at'])
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
