import { readSheet, writeAnswers } from '#app/exam/rows/answers'
import { driveAttempt, NotRunning } from '#app/exam/actions/drive_attempt'
import { finishAttempt } from '#app/exam/actions/finish_attempt'
import { findLatestAttempt } from '#app/exam/actions/find_latest_attempt'
import type { Caller } from '#app/exam/caller'
import {
  answersNotIn,
  isComplete,
  mergeAnswers,
  type IncomingAnswer,
} from '#app/exam/domain/answer_sheet'
import { acceptsSaves, finishStamp, isTimeUp } from '#app/exam/domain/session_clock'
import { InvalidInput } from '#app/platform/errors/failures'
import Result from '#app/results/models/result'
import { ANSWERS_INCOMPLETE } from '#contracts/answers'

export interface Submission {
  result: Result
  /** Ids of the answers that came too late and aren't stored. */
  rejected: number[]
}

/**
 * Finishes the attempt and returns its result; later calls return the same result. It also returns which answers don't
 * count.
 * @throws InvalidInput before reading, or while it has time left and unanswered questions
 */
export async function submitAttempt(
  caller: Caller,
  answers: IncomingAnswer[],
  now: number
): Promise<Submission> {
  const result = await resultOf(caller, answers, now)
  return { result, rejected: answersNotIn(await readSheet(result.attemptId), answers) }
}

async function resultOf(caller: Caller, answers: IncomingAnswer[], now: number): Promise<Result> {
  try {
    return await mergeAndFinish(caller, answers, now)
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error
    // Another submit finished the attempt first.
    return latestResult(caller.userId)
  }
}

function mergeAndFinish(caller: Caller, answers: IncomingAnswer[], now: number): Promise<Result> {
  return driveAttempt(caller, now, async (trx, attempt) => {
    if (attempt.session !== 'reading')
      throw new InvalidInput('Simulasi hanya dapat diselesaikan pada sesi Reading.')

    if (acceptsSaves(attempt.clock, now)) {
      const { writes } = mergeAnswers(await readSheet(attempt.id, trx), answers, attempt.session)
      await writeAnswers(trx, attempt, writes, now)
    }
    const sheet = await readSheet(attempt.id, trx)
    if (!isTimeUp(attempt.clock, now) && !isComplete(sheet, 'reading'))
      throw new InvalidInput(ANSWERS_INCOMPLETE)

    return finishAttempt(trx, attempt.id, finishStamp(attempt.clock, now))
  })
}

async function latestResult(userId: number): Promise<Result> {
  const attempt = await findLatestAttempt(userId)
  const result = attempt && (await Result.findBy('attemptId', attempt.id))
  if (!result) throw new NotRunning()
  return result
}
