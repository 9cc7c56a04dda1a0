import type { SavePlan } from '#app/exam/domain/save_plan'
import { inParts } from '#app/platform/database/in_parts'
import { marks, type Statement } from '#app/platform/database/quick_rows'
import type { HeldAnswer } from '#contracts/answers'

/** What saves of several attempts read and write, with one statement for all, on a MySQL-protocol database. */

const READ_ANSWERS = 'SELECT attempt_id, page, answer, seq FROM attempt_answers WHERE '

const WRITE_ANSWERS = `
  INSERT INTO attempt_answers (attempt_id, page, question_id, answer, seq, saved_at, anchor, saved_by) VALUES `

/** The rule `isLater` of contracts/answers.ts. Columns are set in this order, so `seq` is compared before it changes. */
const HIGHEST_SEQ_WINS = `
  ON DUPLICATE KEY UPDATE answer = IF(VALUES(seq) > seq, VALUES(answer), answer),
                          saved_at = IF(VALUES(seq) > seq, VALUES(saved_at), saved_at),
                          anchor = IF(VALUES(seq) > seq, VALUES(anchor), anchor),
                          saved_by = IF(VALUES(seq) > seq, VALUES(saved_by), saved_by),
                          seq = GREATEST(seq, VALUES(seq))`

/** Answers by attempt and page. */
export type Sheets = Map<number, Map<number, HeldAnswer>>

/** An answer to store, and of which attempt. */
export type SharedWrite = SavePlan['writes'][number] & { attemptId: number; savedAt: number }

/** Pages by attempt. */
export type PagesOfAttempts = ReadonlyMap<number, ReadonlySet<number>>

/** A stored answer as the driver returns it. */
export interface AnswerRow extends HeldAnswer {
  attempt_id: number
  page: number
}

/** What finds the stored answers of these pages alone. */
export function readingAnswers(wanted: PagesOfAttempts): Statement {
  const asked = [...wanted].filter(([, pages]) => pages.size > 0)
  const conditions = asked.map(([, pages]) => `(attempt_id = ? AND page IN (${marks(pages.size)}))`)
  return {
    sql: READ_ANSWERS + (conditions.join(' OR ') || 'FALSE'),
    values: asked.flatMap(([attemptId, pages]) => [attemptId, ...pages]),
  }
}

/** An attempt's answers, there to be added to. */
export function sheetOf(sheets: Sheets, attemptId: number): Map<number, HeldAnswer> {
  const sheet = sheets.get(attemptId) ?? new Map<number, HeldAnswer>()
  sheets.set(attemptId, sheet)
  return sheet
}

export function addAnswers(sheets: Sheets, found: readonly AnswerRow[]): void {
  for (const { attempt_id, page, answer, seq } of found) {
    sheetOf(sheets, attempt_id).set(page, { answer, seq })
  }
}

/** What stores answers; of a page the one with the highest `seq` stays. */
export function storingAnswers(writes: readonly SharedWrite[]): Statement[] {
  return inParts(writes).map((some) => ({
    sql: WRITE_ANSWERS + some.map(() => `(${marks(8)})`).join(', ') + HIGHEST_SEQ_WINS,
    values: some.flatMap((write) => [
      write.attemptId,
      write.page,
      write.questionId,
      write.answer,
      write.seq,
      write.savedAt,
      write.anchor,
      write.savedBy,
    ]),
  }))
}

/** What stores where the learners are and what is flagged, by attempt. */
export function storingPlaces(
  places: ReadonlyMap<number, NonNullable<SavePlan['place']>>
): Statement[] {
  if (places.size === 0) return []
  const cases = 'WHEN ? THEN ? '.repeat(places.size)
  const entries = [...places]
  return [
    {
      sql: `UPDATE attempts SET last_index = CASE id ${cases}END, flags = CASE id ${cases}END
            WHERE id IN (${marks(places.size)})`,
      values: [
        ...entries.flatMap(([id, { lastIndex }]) => [id, lastIndex]),
        ...entries.flatMap(([id, { flags }]) => [id, flags]),
        ...places.keys(),
      ],
    },
  ]
}
