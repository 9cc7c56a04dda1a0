import {
  statement,
  type PreparedStatement,
  type SqliteHandle,
} from '#app/platform/database/grouped_commits'
import type { SavePlan } from '#app/exam/domain/save_plan'
import type { AnswerSheet } from '#app/exam/domain/types'
import type { HeldAnswer } from '#contracts/answers'

const READ_ANSWER = 'SELECT answer, seq FROM attempt_answers WHERE attempt_id = ? AND page = ?'

const WRITE_ANSWER = `
  INSERT INTO attempt_answers (attempt_id, page, question_id, answer, seq, saved_at, anchor, saved_by)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (attempt_id, page)
  DO UPDATE SET answer = excluded.answer, seq = excluded.seq, saved_at = excluded.saved_at,
                anchor = excluded.anchor, saved_by = excluded.saved_by`

const WRITE_PLACE = 'UPDATE attempts SET last_index = ?, flags = ? WHERE id = ?'

/** The stored answers of these pages alone. */
export function readAnswersOf(
  handle: SqliteHandle,
  attemptId: number,
  pages: Iterable<number>
): AnswerSheet {
  const read: PreparedStatement<HeldAnswer> = statement(handle, READ_ANSWER)
  const sheet: [number, HeldAnswer][] = []
  for (const page of pages) {
    const held = read.get(attemptId, page)
    if (held) sheet.push([page, held])
  }
  return new Map(sheet)
}

/** Writes an answer; a later one of the page replaces it. */
export function writeAnswer(
  handle: SqliteHandle,
  attemptId: number,
  { page, questionId, answer, seq, anchor, savedBy }: SavePlan['writes'][number],
  now: number
): void {
  statement(handle, WRITE_ANSWER).run(
    attemptId,
    page,
    questionId,
    answer,
    seq,
    now,
    anchor,
    savedBy
  )
}

/** Writes where the learner is and what is flagged. */
export function writePlace(
  handle: SqliteHandle,
  attemptId: number,
  { lastIndex, flags }: NonNullable<SavePlan['place']>
): void {
  statement(handle, WRITE_PLACE).run(lastIndex, flags, attemptId)
}
