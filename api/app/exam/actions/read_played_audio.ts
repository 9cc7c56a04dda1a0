import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import { readPlayed } from '#app/exam/rows/played_audio'

/** The recordings played in the user's running attempt, by page; none when nothing runs. */
export async function readPlayedAudio(userId: number, now: number): Promise<PlayedAudio[]> {
  const attempt = await settleRunningAttempt(userId, now)
  return attempt ? readPlayed(attempt.id) : []
}
