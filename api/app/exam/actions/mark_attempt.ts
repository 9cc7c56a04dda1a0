import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { countCorrect } from '#app/exam/domain/count_correct'
import type { AnswerSheet } from '#app/exam/domain/types'
import type Attempt from '#app/exam/models/attempt'
import { markAnswers } from '#app/exam/rows/answers'
import type { CorrectCounts } from '#app/scoring/domain/scoring'

/**
 * Marks each stored answer as right or wrong, for the admins' counts per question.
 * @param sheet the stored answers
 * @returns the numbers of right ones
 */
export async function markAttempt(
  trx: TransactionClientContract,
  { id, snapshotId }: Attempt,
  sheet: AnswerSheet
): Promise<CorrectCounts> {
  const { questions } = await loadSnapshot(snapshotId, trx)
  const right = questions
    .filter(({ page, key }) => sheet.get(page)?.answer === key)
    .map(({ page }) => page)
  await markAnswers(trx, id, right)
  return countCorrect(questions, sheet)
}
