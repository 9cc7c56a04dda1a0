import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { finishAttempt } from '#app/exam/actions/finish_attempt'
import { finishExam } from '#app/exam/domain/interventions'
import { finishStamp } from '#app/exam/domain/session_clock'
import type Attempt from '#app/exam/models/attempt'

/** Ends a learner's attempt at once with what it holds, without a certificate. @param attempt running, locked */
export async function excludeFromExam(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number
): Promise<void> {
  const ended = finishExam(attempt.clock, now)
  if (typeof ended !== 'string') attempt.takeTime(ended)
  await attempt.merge({ excludedAt: now }).useTransaction(trx).save()
  await finishAttempt(trx, attempt.id, finishStamp(attempt.clock, now))
}
