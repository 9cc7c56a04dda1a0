import type { HttpContext } from '@adonisjs/core/http'
import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import PlayedAudioRow from '#app/exam/models/played_audio'
import { playedAudio } from '#app/exam/transformers/played_audio'
import { clock } from '#app/platform/clock'

export default class ReadAudioController {
  /** Which recordings of the running attempt have been played, and how far. */
  async handle({ auth }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const attempt = await findRunningAttempt(user.id, clock.now())
    const rows = attempt
      ? await PlayedAudioRow.query().where('attemptId', attempt.id).orderBy('page', 'asc')
      : []
    return playedAudio(rows)
  }
}
