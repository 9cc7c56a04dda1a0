import { readSheet, writeAnswers } from '#app/exam/rows/answers'
import { driveAttempt, NotRunning } from '#app/exam/actions/drive_attempt'
import { finishAttempt } from '#app/exam/actions/finish_attempt'
import { findLatestAttempt } from '#app/exam/actions/find_latest_attempt'
import type { Caller } from '#app/exam/domain/caller'
import {
  answersNotIn,
  isComplete,
  mergeAnswers,
  type SaveRequest,
} from '#app/exam/domain/answer_sheet'
import { refusePaused } from '#app/exam/actions/refuse_paused'
import { originOf } from '#app/exam/domain/save_origin'
import { acceptsSaves, finishStamp, isTimeUp } from '#app/exam/domain/session_clock'
import { InvalidInput } from '#app/platform/errors/failures'
import Result from '#app/results/models/result'
import { ANSWERS_INCOMPLETE } from '#contracts/answers'

/** The answers on the learner's screen. */
type Sent = Pick<SaveRequest, 'answer' | 'tautan'>

export interface Submission {
  result: Result
  /** Ids of the answers that came too late and aren't stored. */
  rejected: number[]
}

/**
 * Finishes the attempt and returns its result; later calls return the same result. It also returns which answers don't
 * count.
 * @throws Conflict while it is paused; InvalidInput before reading unless an invigilator has ended it, or while it has time left and unanswered questions
 */
export async function submitAttempt(caller: Caller, sent: Sent, now: number): Promise<Submission> {
  const result = await resultOf(caller, sent, now)
  return { result, rejected: answersNotIn(await readSheet(result.attemptId), sent.answer) }
}

async function resultOf(caller: Caller, sent: Sent, now: number): Promise<Result> {
  try {
    return await mergeAndFinish(caller, sent, now)
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error
    // Another submit finished the attempt first.
    return latestResult(caller.userId)
  }
}

function mergeAndFinish(caller: Caller, sent: Sent, now: number): Promise<Result> {
  return driveAttempt(caller, now, async (trx, attempt) => {
    refusePaused(attempt, now)
    if (attempt.session !== 'reading' && attempt.endedAt === null)
      throw new InvalidInput('Simulasi hanya dapat diselesaikan pada sesi Reading.')

    if (acceptsSaves(attempt.clock, now)) {
      const { writes } = mergeAnswers(
        await readSheet(attempt.id, trx),
        sent.answer,
        attempt.session
      )
      await writeAnswers(trx, attempt, writes, now, originOf(caller.loginId, sent))
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
