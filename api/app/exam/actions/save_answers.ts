import app from '@adonisjs/core/services/app'
import { driveAttempt } from '#app/exam/actions/drive_attempt'
import { holdLateAnswers } from '#app/exam/actions/hold_late_answers'
import type { Caller } from '#app/exam/domain/caller'
import { Contacts } from '#app/exam/calls/contacts'
import { saveTogether } from '#app/exam/calls/save'
import type { IncomingAnswer, SaveOutcome, SaveRequest } from '#app/exam/domain/answer_sheet'
import { lateChoices, type LateChoice } from '#app/exam/domain/late_answers'
import { refuseSavesPaused } from '#app/exam/actions/refuse_paused'
import { originOf } from '#app/exam/domain/save_origin'
import { planSave } from '#app/exam/domain/save_plan'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { AnswerSheet } from '#app/exam/domain/types'
import { readSheet, STORE_ANSWERS, STORE_PLACES } from '#app/exam/rows/answers'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import { storeRows } from '#app/platform/database/calls/ways'
import { Conflict } from '#app/platform/errors/failures'
import { highestSeq } from '#contracts/answers'
import { REFUSAL } from '#contracts/refusals'

/** The session accepts no more answers. `held`: pages of the answers stored for an admin's decision. */
class TooLate extends Conflict {
  constructor(held: number[]) {
    super('Waktu sesi ini sudah habis.', REFUSAL.late, { held })
  }
}

/**
 * Saves answers of the running session. When it returns they are on disk.
 * @param isTried whether `saveTogether` has declined this save already
 * @throws as `saveAlone`
 */
export async function saveAnswers(
  caller: Caller,
  request: SaveRequest,
  now: number,
  { isTried = false } = {}
): Promise<SaveOutcome> {
  const saved = isTried ? null : await saveTogether({ who: caller, request, now })
  return saved ?? saveAlone(caller, request, now)
}

/**
 * The same in a transaction of its own, for every kind of save.
 * @throws Conflict while it is paused, after the first seconds; TooLate once the session's time and its grace are over; late answers are then held
 */
export async function saveAlone(
  caller: Caller,
  request: SaveRequest,
  now: number
): Promise<SaveOutcome> {
  const contacts = await app.container.make(Contacts)
  const outcome = await driveAttempt(caller, now, async (trx, attempt) => {
    refuseSavesPaused(attempt, now)
    const sheet = await readSheet(attempt.id, trx)
    if (!acceptsSaves(attempt.clock, now)) {
      const late = lateChoices(sheet, choicesOf(request.answer, sheet), attempt.clock, now)
      await holdLateAnswers(trx, attempt, late, now)
      return new TooLate(late.map(({ page }) => page))
    }
    const { id: attemptId, snapshotId, lastIndex, clock } = attempt
    const flags = JSON.stringify(attempt.flags)
    const snapshot = await loadSnapshot(snapshotId, trx)
    const plan = planSave(
      { lastIndex, flags, clock },
      snapshot,
      sheet,
      request,
      originOf(caller.loginId, request)
    )
    const answers = plan.writes.map((write) => ({ ...write, attemptId, savedAt: now }))
    await storeRows(trx, STORE_ANSWERS, answers)
    if (plan.place) await storeRows(trx, STORE_PLACES, [{ ...plan.place, attemptId }])
    contacts.saved(attemptId, now)
    return plan.outcome
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
