import { isAccepted, type Accepted } from '#app/packages/domain/key_corrections'
import type { AnswerSheet, SnapshotQuestion } from '#app/exam/domain/types'
import type { CorrectCounts } from '#app/scoring/domain/scoring'
import { sessionOfQuestion } from '#contracts/exam'

/** A question to mark; without `accepted` its key alone is right. */
interface MarkedQuestion extends Pick<SnapshotQuestion, 'page' | 'key'> {
  accepted?: Accepted
}

/**
 * Counts the questions that were answered right; a question without an answer counts as wrong, unless it was dropped.
 */
export function countCorrect(
  questions: readonly MarkedQuestion[],
  sheet: AnswerSheet
): CorrectCounts {
  const counts: CorrectCounts = { listening: 0, written: 0, reading: 0 }
  for (const page of rightPages(questions, sheet)) {
    const session = sessionOfQuestion(page)
    if (session !== null) counts[session] += 1
  }
  return counts
}

/** The pages that were answered right. */
export function rightPages(questions: readonly MarkedQuestion[], sheet: AnswerSheet): number[] {
  return questions
    .filter(({ page, key, accepted }) =>
      isAccepted(accepted ?? [Number(key)], sheet.get(page)?.answer)
    )
    .map(({ page }) => page)
}
