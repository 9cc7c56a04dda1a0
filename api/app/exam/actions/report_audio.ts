import { driveAttempt } from '#app/exam/actions/drive_attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type { Caller } from '#app/exam/caller'
import { mergePlayed } from '#app/exam/domain/audio_grants'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import { readPlayed, writePlayed } from '#app/exam/rows/played_audio'
import { Conflict } from '#app/platform/errors/failures'

/**
 * Stores which recordings have been played and how far. Entries are never removed.
 * @param positions seconds heard, by page
 * @throws Conflict outside the listening session
 */
export async function reportAudio(
  caller: Caller,
  pages: string[],
  positions: Record<string, number>,
  now: number
): Promise<void> {
  await driveAttempt(caller, now, async (trx, attempt) => {
    if (attempt.session !== 'listening' || !acceptsSaves(attempt.clock, now)) {
      throw new Conflict('Sesi Listening sudah berakhir.')
    }
    const played = await readPlayed(attempt.id, trx)
    const { questions } = await loadSnapshot(attempt.snapshotId, trx)
    await writePlayed(trx, attempt.id, mergePlayed(played, pages, positions, questions, now))
  })
}
