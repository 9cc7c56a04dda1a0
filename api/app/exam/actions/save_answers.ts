import { readSheet, writeAnswers } from '#app/exam/rows/answers'
import { driveAttempt } from '#app/exam/actions/drive_attempt'
import { saveAnswersQuickly } from '#app/exam/actions/save_answers_quickly'
import { holdLateAnswers } from '#app/exam/actions/hold_late_answers'
import type { Caller } from '#app/exam/caller'
import {
  keepFlags,
  mergeAnswers,
  type IncomingAnswer,
  type SaveOutcome,
  type SaveRequest,
} from '#app/exam/domain/answer_sheet'
import { originOf } from '#app/exam/domain/save_origin'
import { lateChoices, type LateChoice } from '#app/exam/domain/late_answers'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { AnswerSheet } from '#app/exam/domain/types'
import { Conflict } from '#app/platform/errors/failures'
import { highestSeq } from '#contracts/answers'
import { sessionOfIndex } from '#contracts/exam'
import { REFUSAL } from '#contracts/refusals'

/** The session takes no more answers. `held`: pages of the answers stored for an admin's decision. */
class TooLate extends Conflict {
  constructor(held: number[]) {
    super('Waktu sesi ini sudah habis.', REFUSAL.late, { held })
  }
}

/**
 * Saves answers of the running session. When it returns they are on disk.
 * @throws TooLate once the session's time and its grace are over; late answers are then stored separately
 */
export async function saveAnswers(
  caller: Caller,
  request: SaveRequest,
  now: number
): Promise<SaveOutcome> {
  const saved = await saveAnswersQuickly({ who: caller, request, now })
  return saved ?? saveOrdinarily(caller, request, now)
}

/** The same with a transaction of its own, whatever the save is like. */
export async function saveOrdinarily(
  caller: Caller,
  request: SaveRequest,
  now: number
): Promise<SaveOutcome> {
  const outcome = await driveAttempt(caller, now, async (trx, attempt) => {
    const sheet = await readSheet(attempt.id, trx)
    if (!acceptsSaves(attempt.clock, now)) {
      const late = lateChoices(sheet, choicesOf(request.answer, sheet), attempt.clock, now)
      await holdLateAnswers(trx, attempt, late, now)
      return new TooLate(late.map(({ page }) => page))
    }

    const { writes, rejected, stale } = mergeAnswers(sheet, request.answer, attempt.session)
    await writeAnswers(trx, attempt, writes, now, originOf(caller.loginId, request))

    if (request.index !== undefined && sessionOfIndex(request.index) === attempt.session) {
      attempt.lastIndex = request.index
    }
    if (request.ragu) attempt.flags = keepFlags(request.ragu, attempt.session)
    await attempt.useTransaction(trx).save()
    return { rejected, stale }
  })
  // Thrown after the transaction, because late answers must be stored.
  if (outcome instanceof TooLate) throw outcome
  return outcome
}

function choicesOf(answers: readonly IncomingAnswer[], sheet: AnswerSheet): LateChoice[] {
  let highest = highestSeq(sheet.values())
  return answers.map(({ id, answer, seq = highest + 1, at = null }) => {
    highest = Math.max(highest, seq)
    return { page: id, answer, seq, chosenAt: at, deviceAt: null }
  })
}
