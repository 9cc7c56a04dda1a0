import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSheet } from '#app/exam/actions/answer_rows'
import { loadSnapshot } from '#app/exam/actions/package_snapshot'
import { endSitting } from '#app/enrolment/actions/standing'
import { countCorrect } from '#app/exam/domain/count_correct'
import type { AnswerSheet, Snapshot } from '#app/exam/domain/types'
import Attempt from '#app/exam/models/attempt'
import AttemptAnswer from '#app/exam/models/attempt_answer'
import { recordResult } from '#app/results/actions/record_result'
import Result from '#app/results/models/result'

/**
 * Ends an attempt, scores what the server holds and writes its one result. An attempt that has ended already
 * keeps its result: however often and from wherever this is called, there is one.
 */
export async function finishAttempt(
  trx: TransactionClientContract,
  attemptId: number,
  finishedAt: number
): Promise<Result> {
  const [ended] = await Attempt.query({ client: trx })
    .where('id', attemptId)
    .where('status', 'running')
    .update({ status: 'finished', running_user_id: null, finished_at: finishedAt })
  if (Number(ended) !== 1) return Result.findByOrFail('attemptId', attemptId, { client: trx })

  const attempt = await Attempt.findOrFail(attemptId, { client: trx })
  const snapshot = await loadSnapshot(attempt.snapshotId, trx)
  const sheet = await readSheet(attemptId, trx)
  await markAnswers(trx, attemptId, snapshot, sheet)

  const result = await recordResult(trx, {
    attemptId,
    userId: attempt.userId,
    packageId: attempt.packageId,
    packageName: attempt.packageName,
    scoringTable: attempt.scoringTable,
    correct: countCorrect(snapshot.questions, sheet),
    finishedAt,
  })
  await endSitting(trx, attempt.userId)
  return result
}

/** Notes on each answer whether it was right, for the admins' counts per question. */
async function markAnswers(
  trx: TransactionClientContract,
  attemptId: number,
  { questions }: Snapshot,
  sheet: AnswerSheet
): Promise<void> {
  const right = questions
    .filter(({ page, key }) => sheet.get(page)?.answer === key)
    .map(({ page }) => page)
  const answers = () => AttemptAnswer.query({ client: trx }).where('attemptId', attemptId)

  await answers().update({ is_correct: 0 })
  if (right.length > 0) await answers().whereIn('page', right).update({ is_correct: 1 })
}
