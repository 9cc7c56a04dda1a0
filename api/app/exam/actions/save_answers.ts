import { readSheet, writeAnswers } from '#app/exam/actions/answer_rows'
import { driveAttempt } from '#app/exam/actions/drive_attempt'
import { loadSnapshot } from '#app/exam/actions/package_snapshot'
import type { Caller } from '#app/exam/caller'
import { keepFlags, mergeAnswers, type IncomingAnswer } from '#app/exam/domain/answer_sheet'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import { Conflict } from '#app/platform/errors/failures'
import { sessionOfIndex } from '#contracts/exam'
import { REFUSAL } from '#contracts/refusals'

export interface SaveRequest {
  /** Where the learner is, 0-143. */
  index?: number | undefined
  answer: IncomingAnswer[]
  /** Pages flagged 'ragu-ragu'; replaces the flags when given. */
  ragu?: number[] | undefined
}

/**
 * Saves answers of the running session. When it returns they are on disk.
 * @returns the ids that were not taken: `rejected` are no questions of the session, `stale` lost to a later choice
 * @throws Conflict with code `terlambat` once the session's time and its grace are over
 */
export async function saveAnswers(caller: Caller, request: SaveRequest, now: number) {
  return driveAttempt(caller, now, async (trx, attempt) => {
    if (!acceptsSaves(attempt.clock, now)) {
      throw new Conflict('Waktu sesi ini sudah habis.', REFUSAL.late)
    }

    const sheet = await readSheet(attempt.id, trx)
    const { writes, rejected, stale } = mergeAnswers(sheet, request.answer, attempt.session)
    await writeAnswers(trx, attempt.id, await loadSnapshot(attempt.snapshotId, trx), writes, now)

    if (request.index !== undefined && sessionOfIndex(request.index) === attempt.session) {
      attempt.lastIndex = request.index
    }
    if (request.ragu) attempt.flags = keepFlags(request.ragu, attempt.session)
    await attempt.useTransaction(trx).save()
    return { rejected, stale }
  })
}
