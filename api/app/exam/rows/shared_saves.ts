import type { AnswerWrite } from '#app/exam/domain/answer_sheet'
import type { SavePlan } from '#app/exam/domain/save_plan'
import { inParts } from '#app/platform/database/in_parts'
import { marks, type QuickRows, type Statement } from '#app/platform/database/quick_rows'
import type { HeldAnswer } from '#contracts/answers'

/** What saves of several attempts read and write, with one statement for all, on a MySQL-protocol database. */

const READ_ANSWERS = 'SELECT attempt_id, page, answer, seq FROM attempt_answers WHERE '

const WRITE_ANSWERS = `
  INSERT INTO attempt_answers (attempt_id, page, question_id, answer, seq, saved_at) VALUES `

/** Columns are set in this order, so `seq` is compared before it changes. */
const HIGHEST_SEQ_WINS = `
  ON DUPLICATE KEY UPDATE answer = IF(VALUES(seq) > seq, VALUES(answer), answer),
                          saved_at = IF(VALUES(seq) > seq, VALUES(saved_at), saved_at),
                          seq = GREATEST(seq, VALUES(seq))`

/** Answers by attempt and page. */
export type Sheets = Map<number, Map<number, HeldAnswer>>

/** An answer to store, and of which attempt. */
export interface SharedWrite extends AnswerWrite {
  attemptId: number
  questionId: number
  savedAt: number
}

/** The stored answers of these pages alone, by attempt. */
export async function readAnswersOfAll(
  rows: QuickRows,
  wanted: ReadonlyMap<number, ReadonlySet<number>>
): Promise<Sheets> {
  const sheets: Sheets = new Map([...wanted.keys()].map((attemptId) => [attemptId, new Map()]))
  const asked = [...wanted].filter(([, pages]) => pages.size > 0)
  if (asked.length === 0) return sheets
  const conditions = asked.map(([, pages]) => `(attempt_id = ? AND page IN (${marks(pages.size)}))`)
  const held = await rows.all<HeldAnswer & { attempt_id: number; page: number }>(
    READ_ANSWERS + conditions.join(' OR '),
    ...asked.flatMap(([attemptId, pages]) => [attemptId, ...pages])
  )
  for (const { attempt_id, page, answer, seq } of held) {
    sheets.get(attempt_id)?.set(page, { answer, seq })
  }
  return sheets
}

/** What stores answers; of a page the one with the highest `seq` stays. */
export function storingAnswers(writes: readonly SharedWrite[]): Statement[] {
  return inParts(writes).map((some) => ({
    sql: WRITE_ANSWERS + some.map(() => `(${marks(6)})`).join(', ') + HIGHEST_SEQ_WINS,
    values: some.flatMap(({ attemptId, page, questionId, answer, seq, savedAt }) => [
      attemptId,
      page,
      questionId,
      answer,
      seq,
      savedAt,
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
