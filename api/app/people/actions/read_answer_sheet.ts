import type User from '#app/accounts/models/user'
import { lateAnswersIn } from '#app/exam/actions/read_late_answers'
import { readSaved } from '#app/exam/rows/answers'
import { readItems } from '#app/learning/actions/read_explanations'
import type { ExplainedItem } from '#app/learning/domain/explained_items'
import { noteKeysOpened } from '#app/packages/actions/note_keys_opened'
import { findAnyResult } from '#app/results/actions/find_results'
import type Result from '#app/results/models/result'
import { SECTIONS } from '#contracts/exam'
import type { LateStatus } from '#contracts/late_answers'

export interface AnswerOnSheet {
  item: ExplainedItem
  /** When the stored answer was last saved; null without one. */
  savedAt: number | null
  /** What became of a late answer on this page; null without one. */
  late: LateStatus | null
}

export interface AnswerSheet {
  result: Result
  answers: AnswerOnSheet[]
  /** Keys are for those who see them anyway. */
  showsKeys: boolean
}

/**
 * A finished attempt, answer by answer. The audit log notes that its keys were opened.
 * @throws NotFound
 */
export async function readAnswerSheet(staff: User, resultId: number): Promise<AnswerSheet> {
  const result = await findAnyResult(resultId)
  const items = await readItems(result)
  const saved = new Map((await readSaved(result.attemptId)).map((one) => [one.page, one.savedAt]))
  const late = await lateAnswersIn(result.attemptId)
  const showsKeys = staff.can('questions.edit')
  if (showsKeys) {
    const { packageId: id, packageName: name } = result
    for (const section of SECTIONS) await noteKeysOpened(staff, { id, name }, section)
  }
  return {
    result,
    showsKeys,
    answers: items.map((item) => ({
      item,
      savedAt: saved.get(item.page) ?? null,
      late: late.get(item.page) ?? null,
    })),
  }
}
