import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerSheet } from '#app/exam/domain/types'
import LateSubmission from '#app/exam/models/late_submission'
import { dropLate, readLate } from '#app/exam/rows/late_answers'
import { isLater } from '#contracts/answers'

/**
 * Removes undecided late answers that the finished attempt holds after all, or holds a later choice of: they came in a
 * rescue file, or their session got time again, and then the device delivered. Nobody has to decide about them.
 * @param sheet the attempt's stored answers
 */
export async function dropSavedLateAnswers(
  trx: TransactionClientContract,
  attemptId: number,
  sheet: AnswerSheet
): Promise<void> {
  const submission = await LateSubmission.findBy('openAttemptId', attemptId, { client: trx })
  if (!submission) return
  const held = await readLate([submission.id], trx)
  const saved = held.filter((choice) => !isLater(choice, sheet.get(choice.page)))
  if (saved.length === 0) return

  await dropLate(
    trx,
    submission.id,
    saved.map(({ page }) => page)
  )
  submission.useTransaction(trx)
  if (saved.length === held.length) await submission.delete()
  else await submission.merge({ answers: held.length - saved.length }).save()
}
