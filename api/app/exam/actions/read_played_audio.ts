import { Excluded, whyNothingRuns } from '#app/exam/actions/drive_attempt'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import { readPlayed } from '#app/exam/rows/played_audio'

/**
 * The recordings played in the user's running attempt, by page; none when nothing runs.
 * @throws Forbidden after an exclusion
 */
export async function readPlayedAudio(userId: number, now: number): Promise<PlayedAudio[]> {
  const attempt = await settleRunningAttempt(userId, now)
  if (attempt) return readPlayed(attempt.id)
  const reason = await whyNothingRuns(userId)
  if (reason instanceof Excluded) throw reason
  return []
}
