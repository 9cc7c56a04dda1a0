import { driveAttempt } from '#app/exam/actions/drive_attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type { Caller } from '#app/exam/domain/caller'
import { changedPlays, isInOrder, mayReportAudio, mergePlayed } from '#app/exam/domain/audio_grants'
import { refuseSavesPaused } from '#app/exam/actions/refuse_paused'
import { readPlayed, STORE_PLAYED } from '#app/exam/rows/played_audio'
import { storeRows } from '#app/platform/database/calls/ways'
import { Conflict } from '#app/platform/errors/failures'
import { RECORDINGS_OUT_OF_ORDER } from '#contracts/listening'
import { REFUSAL } from '#contracts/refusals'

/**
 * Stores which recordings have been played and how far. Entries are never removed.
 * @param positions seconds heard, by page
 * @throws Conflict outside the listening session, and for a recording that isn't the next one in the mode `asli`
 */
export async function reportAudio(
  caller: Caller,
  pages: string[],
  positions: Record<string, number>,
  now: number
): Promise<void> {
  await driveAttempt(caller, now, async (trx, attempt) => {
    refuseSavesPaused(attempt, now)
    if (!mayReportAudio(attempt.clock, now)) {
      throw new Conflict('Sesi Listening sudah berakhir.')
    }
    const played = await readPlayed(attempt.id, trx)
    const { questions } = await loadSnapshot(attempt.snapshotId, trx)
    const merge = mergePlayed(played, pages, positions, questions, now)
    if (attempt.listeningMode === 'asli' && !isInOrder(played, merge, questions)) {
      throw new Conflict(RECORDINGS_OUT_OF_ORDER, REFUSAL.recordingOrder)
    }
    const plays = changedPlays(played, merge)
    await storeRows(
      trx,
      STORE_PLAYED,
      plays.map((play) => ({ ...play, attemptId: attempt.id }))
    )
  })
}
