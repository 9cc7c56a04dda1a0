import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { countCorrect, rightPages } from '#app/exam/domain/count_correct'
import type { AnswerSheet } from '#app/exam/domain/types'
import type Attempt from '#app/exam/models/attempt'
import { markAnswers } from '#app/exam/rows/answers'
import { acceptedFor } from '#app/packages/domain/key_corrections'
import { holdCorrections } from '#app/packages/rows/key_corrections'
import type { CorrectCounts } from '#app/scoring/domain/scoring'

/**
 * Marks each stored answer as right or wrong, for the admins' counts per question, by the keys that hold now: the
 * snapshot's, and what was corrected since.
 * @param sheet the stored answers
 * @returns the numbers of right ones
 */
export async function markAttempt(
  trx: TransactionClientContract,
  { id, snapshotId, packageId }: Attempt,
  sheet: AnswerSheet
): Promise<CorrectCounts> {
  const snapshot = await loadSnapshot(snapshotId, trx)
  const corrections = await holdCorrections(packageId, trx)
  const questions = snapshot.questions.map((question) => ({
    ...question,
    accepted: acceptedFor(question, snapshotId, corrections),
  }))
  await markAnswers(trx, id, rightPages(questions, sheet))
  return countCorrect(questions, sheet)
}
