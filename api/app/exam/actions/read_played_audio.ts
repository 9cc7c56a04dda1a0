import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import PlayedAudioRow from '#app/exam/models/played_audio'

/** The recordings that the user's running attempt has played, by page; none when nothing runs. */
export async function readPlayedAudio(userId: number, now: number): Promise<PlayedAudioRow[]> {
  const attempt = await findRunningAttempt(userId, now)
  if (!attempt) return []
  return PlayedAudioRow.query().where('attemptId', attempt.id).orderBy('page', 'asc')
}
