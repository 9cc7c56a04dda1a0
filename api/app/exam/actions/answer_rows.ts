import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerWrite } from '#app/exam/domain/answer_sheet'
import type { AnswerSheet, Snapshot } from '#app/exam/domain/types'
import AttemptAnswer from '#app/exam/models/attempt_answer'
import type { HeldAnswer } from '#contracts/answers'

/** Reads an attempt's answers by page, with a transaction or without. */
export async function readSheet(
  attemptId: number,
  trx?: TransactionClientContract
): Promise<AnswerSheet> {
  const rows = await AttemptAnswer.query(trx ? { client: trx } : {})
    .where('attemptId', attemptId)
    .orderBy('page', 'asc')
  return new Map(rows.map(({ page, answer, seq }): [number, HeldAnswer] => [page, { answer, seq }]))
}

/** Writes merged answers, each on its own: a page that is not named keeps what it holds. */
export async function writeAnswers(
  trx: TransactionClientContract,
  attemptId: number,
  snapshot: Snapshot,
  writes: readonly AnswerWrite[],
  now: number
): Promise<void> {
  if (writes.length === 0) return
  const questionIds = new Map(snapshot.questions.map(({ page, id }) => [page, id]))
  const rows = writes.map(({ page, answer, seq }) => ({
    attempt_id: attemptId,
    page,
    question_id: questionIds.get(page),
    answer,
    seq,
    saved_at: now,
  }))
  await trx
    .knexQuery()
    .table('attempt_answers')
    .insert(rows)
    .onConflict(['attempt_id', 'page'])
    .merge(['answer', 'seq', 'saved_at'])
}
