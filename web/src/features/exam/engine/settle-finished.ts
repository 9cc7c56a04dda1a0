import { submitAttempt, type Score } from '@/features/exam/api'
import { changeRecord, readRecord, retireRecord } from '@/features/exam/engine/storage'
import { answersOf } from '@/features/exam/model/exam-record'
import { unsettled, withSettled } from '@/features/exam/model/late-answers'

/**
 * Fetches the score of the learner's last attempt, which is finished, and learns which of the answers on this device
 * it came without. Finishing what is finished repeats its result, so that it may be asked like any other question.
 */
export async function settleFinished(attemptId: number, nohp: string): Promise<Score> {
  const record = await readRecord(attemptId)
  const sent = record ? unsettled(record) : {}
  const score = await submitAttempt({ nohp, answers: answersOf(sent) })
  if (record) {
    await changeRecord(attemptId, (current) => withSettled(current, sent, score.rejected))
    await retireRecord(attemptId)
  }
  return score
}
