import { driveAttempt } from '#app/exam/actions/drive_attempt'
import { loadSnapshot } from '#app/exam/actions/package_snapshot'
import type { Caller } from '#app/exam/caller'
import { mergePlayed } from '#app/exam/domain/audio_grants'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import PlayedAudioRow from '#app/exam/models/played_audio'
import { Conflict } from '#app/platform/errors/failures'

/**
 * Records which recordings have been played and how far; the set only grows.
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
    const played = await PlayedAudioRow.query({ client: trx }).where('attemptId', attempt.id)
    const { questions } = await loadSnapshot(attempt.snapshotId, trx)
    const { added, moved } = mergePlayed(played, pages, positions, questions, now)

    if (added.length > 0) {
      await PlayedAudioRow.createMany(
        added.map((one) => ({ ...one, attemptId: attempt.id })),
        { client: trx }
      )
    }
    for (const { page, positionMs } of moved) {
      await PlayedAudioRow.query({ client: trx })
        .where({ attemptId: attempt.id, page })
        .update({ position_ms: positionMs })
    }
  })
}
