import type { AnswerSheet, SnapshotQuestion } from '#app/exam/domain/types'
import type { CorrectCounts } from '#app/scoring/domain/scoring'
import { sessionOfQuestion } from '#contracts/exam'

/** Counts the answers that match their question's key; a question without an answer counts as wrong. */
export function countCorrect(
  questions: readonly Pick<SnapshotQuestion, 'page' | 'key'>[],
  sheet: AnswerSheet
): CorrectCounts {
  const counts: CorrectCounts = { listening: 0, written: 0, reading: 0 }
  for (const { page, key } of questions) {
    const session = sessionOfQuestion(page)
    if (session !== null && sheet.get(page)?.answer === key) counts[session] += 1
  }
  return counts
}
