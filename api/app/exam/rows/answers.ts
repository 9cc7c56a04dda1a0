import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerWrite } from '#app/exam/domain/answer_sheet'
import type { SavedAnswer } from '#app/exam/domain/contradictions'
import type { SaveOrigin } from '#app/exam/domain/save_origin'
import type { AnswerSheet } from '#app/exam/domain/types'
import type Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { lookup, type Change, type Dialect, type Lookup } from '#app/platform/database/calls/call'
import { findRows, storeRows } from '#app/platform/database/calls/ways'
import { inParts } from '#app/platform/database/in_parts'
import { byCount, marks, tuples } from '#app/platform/database/raw_rows'
import type { HeldAnswer } from '#contracts/answers'

/** One row per answered page; the key is (attempt, page), so Lucid models can't save it. */
const TABLE = 'attempt_answers'
const SELECT = `SELECT attempt_id, page, answer, seq FROM ${TABLE}`

interface AnswerRow extends HeldAnswer {
  attempt_id: number
  page: number
}

/** All stored answers of an attempt, by page. */
export const SHEET = lookup<number, AnswerRow>(
  { select: SELECT, column: 'attempt_id', end: ' ORDER BY page' },
  ({ attempt_id }) => attempt_id
)

/** The pages of an attempt; at least one. */
interface Pages {
  attemptId: number
  pages: readonly number[]
}

const areOfOne = byCount((pages) => `(attempt_id = ? AND page IN (${marks(pages)}))`)
const selectOfOne = byCount((pages) => `${SELECT} WHERE ${areOfOne(pages)}`)

/** The stored answers of these pages alone. */
export const ANSWERS_ON: Lookup<Pages, AnswerRow> = {
  statement(wanted) {
    const [first, ...others] = wanted
    if (first && others.length === 0) {
      return {
        sql: selectOfOne(first.pages.length),
        values: [first.attemptId, ...first.pages],
      }
    }
    return {
      sql: `${SELECT} WHERE ${wanted.map(({ pages }) => areOfOne(pages.length)).join(' OR ')}`,
      values: wanted.flatMap(({ attemptId, pages }) => [attemptId, ...pages]),
    }
  },
  ofKey: ({ attemptId }) => attemptId,
  ofRow: ({ attempt_id }) => attempt_id,
}

/** Answers by page. */
export function sheetFrom(rows: readonly AnswerRow[]): AnswerSheet {
  return new Map(rows.map(({ page, answer, seq }): [number, HeldAnswer] => [page, { answer, seq }]))
}

interface SavedRow extends AnswerRow {
  saved_at: number | string
  anchor: string | null
  saved_by: string | null
}

/** The same with the time and origin of each. */
const SAVED = lookup<number, SavedRow>(
  {
    select: `SELECT attempt_id, page, answer, seq, saved_at, anchor, saved_by FROM ${TABLE}`,
    column: 'attempt_id',
    end: ' ORDER BY page',
  },
  ({ attempt_id }) => attempt_id
)

/** An answer to store, and its attempt. */
export interface StoredAnswer extends AnswerWrite, SaveOrigin {
  attemptId: number
  questionId: number
  savedAt: number
}

const COLUMNS = 'attempt_id, page, question_id, answer, seq, saved_at, anchor, saved_by'

/** The rule `isLater` of contracts/answers.ts: of a page the answer with the highest `seq` stays. */
const HIGHEST_SEQ_WINS = {
  sqlite: `
  ON CONFLICT (attempt_id, page) DO UPDATE
  SET answer = excluded.answer, seq = excluded.seq, saved_at = excluded.saved_at, anchor = excluded.anchor,
      saved_by = excluded.saved_by
  WHERE excluded.seq > ${TABLE}.seq`,
  // Columns are set in this order, so `seq` is compared before it changes.
  mysql: `
  ON DUPLICATE KEY UPDATE answer = IF(VALUES(seq) > seq, VALUES(answer), answer),
                          saved_at = IF(VALUES(seq) > seq, VALUES(saved_at), saved_at),
                          anchor = IF(VALUES(seq) > seq, VALUES(anchor), anchor),
                          saved_by = IF(VALUES(seq) > seq, VALUES(saved_by), saved_by),
                          seq = GREATEST(seq, VALUES(seq))`,
}

const inserting = (dialect: Dialect) =>
  byCount(
    (count) =>
      `INSERT INTO ${TABLE} (${COLUMNS}) VALUES ${tuples(count, 8)}${HIGHEST_SEQ_WINS[dialect]}`
  )
const INSERTS = { sqlite: inserting('sqlite'), mysql: inserting('mysql') }

/** Stores answers. */
export const STORE_ANSWERS: Change<StoredAnswer> = {
  statements: (answers, dialect) =>
    inParts(answers).map((some) => ({
      sql: INSERTS[dialect](some.length),
      values: some.flatMap((one) => [
        one.attemptId,
        one.page,
        one.questionId,
        one.answer,
        one.seq,
        one.savedAt,
        one.anchor,
        one.savedBy,
      ]),
    })),
}

/** Where a learner is, 0-143, and the flagged pages as JSON. */
export interface Place {
  attemptId: number
  lastIndex: number
  flags: string
}

const placing = byCount((count) => {
  const cases = 'WHEN ? THEN ? '.repeat(count)
  return `UPDATE attempts SET last_index = CASE id ${cases}END, flags = CASE id ${cases}END WHERE id IN (${marks(count)})`
})

/** Stores where learners are. */
export const STORE_PLACES: Change<Place> = {
  statements: (places) => [
    {
      sql: placing(places.length),
      values: [
        ...places.flatMap(({ attemptId, lastIndex }) => [attemptId, lastIndex]),
        ...places.flatMap(({ attemptId, flags }) => [attemptId, flags]),
        ...places.map(({ attemptId }) => attemptId),
      ],
    },
  ],
}

/** Reads an attempt's answers by page, with or without a transaction. */
export async function readSheet(
  attemptId: number,
  trx?: TransactionClientContract
): Promise<AnswerSheet> {
  return sheetFrom(await findRows(SHEET, attemptId, trx))
}

/** An attempt's answers with the time and origin of each, ascending by page. */
export async function readSaved(
  attemptId: number,
  trx?: TransactionClientContract
): Promise<SavedAnswer[]> {
  return (await findRows(SAVED, attemptId, trx)).map(toSaved)
}

/** The same of several attempts, by attempt; those without an answer are missing. */
export async function readSavedOf(
  attemptIds: readonly number[]
): Promise<Map<number, SavedAnswer[]>> {
  const rows: SavedRow[] = []
  for (const some of inParts(attemptIds)) {
    rows.push(...((await db.from(TABLE).whereIn('attempt_id', some).orderBy('page')) as SavedRow[]))
  }
  const byAttempt = Map.groupBy(rows, ({ attempt_id }) => attempt_id)
  return new Map([...byAttempt].map(([id, own]) => [id, own.map(toSaved)]))
}

function toSaved({ page, answer, seq, saved_at, anchor, saved_by }: SavedRow): SavedAnswer {
  return { page, answer, seq, savedAt: Number(saved_at), anchor, savedBy: saved_by }
}

/** Of answers that no device has just sent. */
const NO_ORIGIN: SaveOrigin = { anchor: null, savedBy: null }

/** Writes merged answers; other pages keep their answer. */
export async function writeAnswers(
  trx: TransactionClientContract,
  { id, snapshotId }: Pick<Attempt, 'id' | 'snapshotId'>,
  writes: readonly AnswerWrite[],
  now: number,
  origin: SaveOrigin = NO_ORIGIN
): Promise<void> {
  if (writes.length === 0) return
  const { questions } = await loadSnapshot(snapshotId, trx)
  const questionIds = new Map(questions.map((question) => [question.page, question.id]))
  const answers = writes.map((write) => {
    const questionId = questionIds.get(write.page)
    if (questionId === undefined) throw new RangeError(`no question on page ${write.page}`)
    return { ...write, ...origin, attemptId: id, questionId, savedAt: now }
  })
  await storeRows(trx, STORE_ANSWERS, answers)
}

/** Takes the marks off an attempt that goes on: the counts are of finished ones. */
export async function unmarkAnswers(
  trx: TransactionClientContract,
  attemptId: number
): Promise<void> {
  await trx.from(TABLE).where('attempt_id', attemptId).update({ is_correct: null })
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
