import { refusePaused } from '#app/exam/actions/refuse_paused'
import { readSheet } from '#app/exam/rows/answers'
import { driveAttempt } from '#app/exam/actions/drive_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { isComplete } from '#app/exam/domain/answer_sheet'
import { endSession } from '#app/exam/domain/session_clock'
import type Attempt from '#app/exam/models/attempt'
import { InvalidInput } from '#app/platform/errors/failures'
import { ANSWERS_INCOMPLETE } from '#contracts/answers'

/**
 * Ends the current session before its time is over.
 * @throws InvalidInput unless every question of the session is answered
 */
export async function endSessionEarly(caller: Caller, now: number): Promise<Attempt> {
  return driveAttempt(caller, now, async (trx, attempt) => {
    refusePaused(attempt, now)
    const sheet = await readSheet(attempt.id, trx)
    if (!isComplete(sheet, attempt.session)) throw new InvalidInput(ANSWERS_INCOMPLETE)

    return attempt.takeTime(endSession(attempt.clock, now)).useTransaction(trx).save()
  })
}
