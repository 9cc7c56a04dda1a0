import LateSubmission from '#app/exam/models/late_submission'
import type Result from '#app/results/models/result'
import type { LateStatus } from '#contracts/late_answers'

/** Late answers of a result's attempt, without any answer in them. */
export async function createLateSubmission(
  { attemptId, userId, packageName }: Result,
  status: LateStatus = 'pending'
): Promise<LateSubmission> {
  return LateSubmission.create({
    attemptId,
    openAttemptId: status === 'pending' ? attemptId : null,
    userId,
    packageName,
    status,
    answers: 0,
    createdAt: Date.now(),
  })
}
