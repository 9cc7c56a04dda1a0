import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSheet } from '#app/exam/rows/answers'
import { dropSavedLateAnswers } from '#app/exam/actions/drop_saved_late_answers'
import { markAttempt } from '#app/exam/actions/mark_attempt'
import { resultTerms } from '#app/enrolment/actions/event_grants'
import { leaveExam } from '#app/enrolment/actions/standing'
import Attempt from '#app/exam/models/attempt'
import { recordResult } from '#app/results/actions/record_result'
import Result from '#app/results/models/result'

/**
 * Ends an attempt, scores the stored answers and writes its result. A second call changes nothing, so each attempt has
 * one result.
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
  const sheet = await readSheet(attemptId, trx)
  await dropSavedLateAnswers(trx, attempt, sheet)
  const correct = await markAttempt(trx, attempt, sheet)

  const result = await recordResult(trx, {
    attemptId,
    userId: attempt.userId,
    userName: attempt.userName,
    packageId: attempt.packageId,
    packageName: attempt.packageName,
    scoringTable: attempt.scoringTable,
    listeningMode: attempt.listeningMode,
    correct,
    finishedAt,
    excludedAt: attempt.excludedAt,
    ...(await resultTerms(trx, attempt.entitlementId)),
  })
  await leaveExam(trx, attempt.userId)
  return result
}
