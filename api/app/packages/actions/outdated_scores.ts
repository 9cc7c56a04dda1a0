import db from '@adonisjs/lucid/services/db'
import type { ImportChanges, QuestionColumns } from '#app/packages/domain/import_changes'
import Question from '#app/packages/models/question'
import { readCorrections } from '#app/packages/rows/key_corrections'
import { inParts } from '#app/platform/database/in_parts'

/** A key that an import changed, and how many answers were marked by the key before it. */
export interface OutdatedKey {
  page: number
  /** 1-4. */
  answerKey: number
  marked: number
}

/**
 * The keys that an import changed while answers were marked by the earlier ones, as long as nobody has scored them again. A
 * question that got other texts as well is another question: its earlier answers were right or wrong as they stand.
 */
export async function outdatedKeys(
  packageId: number,
  changes: ImportChanges | null
): Promise<OutdatedKey[]> {
  const changed = (changes?.questions ?? []).filter(
    ({ before, after }) =>
      before !== null && before.answerKey !== after.answerKey && hasSameTexts(before, after)
  )
  if (changed.length === 0) return []
  const present = await presentKeys(changed.map(({ id }) => id))
  const corrections = await readCorrections(packageId)
  const marked = await markedAnswers(changed.map(({ id }) => id))
  return changed
    .filter(({ id, after }) => present.get(id) === after.answerKey)
    .filter(({ id, after }) => {
      const correction = corrections.get(after.page)
      return correction?.questionId !== id || correction.answerKey !== after.answerKey
    })
    .map(({ id, after: { page, answerKey } }) => ({ page, answerKey, marked: marked.get(id) ?? 0 }))
    .filter((key) => key.marked > 0)
    .toSorted((a, b) => a.page - b.page)
}

function hasSameTexts(before: QuestionColumns, after: QuestionColumns): boolean {
  const texts = ['prompt', 'option1', 'option2', 'option3', 'option4'] as const
  return texts.every((text) => before[text] === after[text])
}

async function presentKeys(ids: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const some of inParts(ids)) {
    const rows = await Question.query().whereIn('id', some).select('id', 'answerKey')
    for (const { id, answerKey } of rows) found.set(id, answerKey)
  }
  return found
}

async function markedAnswers(ids: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const some of inParts(ids)) {
    const rows: { question_id: number; total: number | string }[] = await db
      .from('attempt_answers')
      .whereIn('question_id', some)
      .whereNotNull('is_correct')
      .groupBy('question_id')
      .select('question_id')
      .count('* as total')
    for (const { question_id: id, total } of rows) found.set(id, Number(total))
  }
  return found
}
