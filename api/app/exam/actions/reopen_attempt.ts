import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { returnToExam } from '#app/enrolment/actions/standing'
import type { AttemptClock } from '#app/exam/domain/types'
import { unmarkAnswers } from '#app/exam/rows/answers'
import type Attempt from '#app/exam/models/attempt'
import { withdrawResult } from '#app/results/actions/withdraw_result'

/**
 * Lets a finished attempt go on: its result is withdrawn, and its grant stays the one that was used.
 * @param attempt locked; also one that was ended by hand and isn't marked yet
 * @param clock of the running attempt
 */
export async function reopenAttempt(
  trx: TransactionClientContract,
  attempt: Attempt,
  clock: AttemptClock,
  now: number
): Promise<void> {
  const wasFinished = attempt.status === 'finished'
  attempt.takeTime(clock)
  await attempt
    .merge({
      status: 'running',
      runningUserId: attempt.userId,
      finishedAt: null,
      excludedAt: null,
    })
    .useTransaction(trx)
    .save()
  if (!wasFinished) return
  // The name may have been corrected since.
  const { userName } = await withdrawResult(trx, attempt.id, now)
  await attempt.merge({ userName }).useTransaction(trx).save()
  await unmarkAnswers(trx, attempt.id)
  await returnToExam(trx, attempt)
}
