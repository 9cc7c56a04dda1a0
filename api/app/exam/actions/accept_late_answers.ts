import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSheet, writeAnswers } from '#app/exam/rows/answers'
import { markAttempt } from '#app/exam/actions/mark_attempt'
import { withAccepted, type LateChoice } from '#app/exam/domain/late_answers'
import type Attempt from '#app/exam/models/attempt'
import { reviseResult } from '#app/results/actions/revise_result'
import Result from '#app/results/models/result'

/**
 * Stores late answers in a finished attempt and scores it again.
 * @returns the total score before and after, 310-677
 */
export async function acceptLateAnswers(
  trx: TransactionClientContract,
  attempt: Attempt,
  accepted: readonly LateChoice[],
  now: number
): Promise<{ before: number; after: number }> {
  const result = await Result.findByOrFail('attemptId', attempt.id, { client: trx })
  const before = result.totalScore
  const sheet = await readSheet(attempt.id, trx)

  const merged = withAccepted(sheet, accepted)
  const writes = [...merged].filter(([page, answer]) => answer !== sheet.get(page))
  await writeAnswers(
    trx,
    attempt,
    writes.map(([page, answer]) => ({ page, ...answer })),
    now
  )
  const correct = await markAttempt(trx, attempt, merged)
  const { totalScore: after } = await reviseResult(trx, result, correct, now)
  return { before, after }
}
