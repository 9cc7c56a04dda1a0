import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refusePaused } from '#app/exam/actions/refuse_paused'
import { readSheet } from '#app/exam/rows/answers'
import { driveAttempt } from '#app/exam/actions/drive_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { isComplete } from '#app/exam/domain/answer_sheet'
import { endSession } from '#app/exam/domain/session_clock'
import { hasPlayedLast } from '#app/exam/domain/audio_grants'
import { readPlayed } from '#app/exam/rows/played_audio'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type Attempt from '#app/exam/models/attempt'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import { ANSWERS_INCOMPLETE } from '#contracts/answers'
import { RECORDINGS_LEFT } from '#contracts/listening'
import { REFUSAL } from '#contracts/refusals'

/**
 * Ends the current session before its time is over.
 * @throws InvalidInput unless every question of the session is answered; Conflict in the mode `asli` before the last
 *   recording has played
 */
export async function endSessionEarly(caller: Caller, now: number): Promise<Attempt> {
  return driveAttempt(caller, now, async (trx, attempt) => {
    refusePaused(attempt, now)
    const sheet = await readSheet(attempt.id, trx)
    if (!isComplete(sheet, attempt.session)) throw new InvalidInput(ANSWERS_INCOMPLETE)

    await refuseRecordingsLeft(trx, attempt, now)
    return attempt.takeTime(endSession(attempt.clock, now)).useTransaction(trx).save()
  })
}

async function refuseRecordingsLeft(
  trx: TransactionClientContract,
  { id, session, listeningMode, snapshotId }: Attempt,
  now: number
): Promise<void> {
  if (session !== 'listening' || listeningMode !== 'asli') return
  const { questions } = await loadSnapshot(snapshotId, trx)
  if (hasPlayedLast(await readPlayed(id, trx), questions, now)) return
  throw new Conflict(RECORDINGS_LEFT, REFUSAL.recordingsLeft)
}
