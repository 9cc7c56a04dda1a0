import { readTallies } from '#app/packages/actions/read_questions'
import type { ImportChanges, QuestionColumns } from '#app/packages/domain/import_changes'
import Question from '#app/packages/models/question'
import { readCorrections } from '#app/packages/rows/key_corrections'

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
  const ids = changed.map(({ id }) => id)
  const present = await presentKeys(ids)
  const corrections = await readCorrections(packageId)
  const tallies = await readTallies(ids)
  const markedOf = (id: number) => {
    const { right = 0, wrong = 0 } = tallies.get(id) ?? {}
    return right + wrong
  }
  return changed
    .filter(({ id, after }) => present.get(id) === after.answerKey)
    .filter(({ id, after }) => {
      const correction = corrections.get(after.page)
      return correction?.questionId !== id || correction.answerKey !== after.answerKey
    })
    .map(({ id, after: { page, answerKey } }) => ({ page, answerKey, marked: markedOf(id) }))
    .filter((key) => key.marked > 0)
    .toSorted((a, b) => a.page - b.page)
}

function hasSameTexts(before: QuestionColumns, after: QuestionColumns): boolean {
  const texts = ['prompt', 'option1', 'option2', 'option3', 'option4'] as const
  return texts.every((text) => before[text] === after[text])
}

async function presentKeys(ids: number[]): Promise<Map<number, number>> {
  const rows = await Question.query().whereIn('id', ids).select('id', 'answerKey')
  return new Map(rows.map(({ id, answerKey }) => [id, answerKey]))
}
