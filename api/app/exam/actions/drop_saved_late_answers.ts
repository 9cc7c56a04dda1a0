import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerSheet } from '#app/exam/domain/types'
import { recountLate } from '#app/exam/actions/judge_late'
import type Attempt from '#app/exam/models/attempt'
import LateSubmission from '#app/exam/models/late_submission'
import { dropLate, readLate } from '#app/exam/rows/late_answers'
import { isLater } from '#contracts/answers'

/**
 * Removes undecided late answers that the finished attempt has after all, or has a later choice of: they came in a
 * rescue file, or their session got time again, and then the device delivered. They need no decision.
 * @param sheet the attempt's stored answers
 */
export async function dropSavedLateAnswers(
  trx: TransactionClientContract,
  attempt: Attempt,
  sheet: AnswerSheet
): Promise<void> {
  const submission = await LateSubmission.findBy('openAttemptId', attempt.id, { client: trx })
  if (!submission) return
  const held = await readLate([submission.id], trx)
  const saved = held.filter((choice) => !isLater(choice, sheet.get(choice.page)))
  if (saved.length > 0) {
    const pages = saved.map(({ page }) => page)
    await dropLate(trx, submission.id, pages)
  }
  if (saved.length < held.length) await recountLate(trx, attempt, submission)
  else await submission.useTransaction(trx).delete()
}
