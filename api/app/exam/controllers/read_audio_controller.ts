import type { HttpContext } from '@adonisjs/core/http'
import { readPlayedAudio } from '#app/exam/actions/read_played_audio'
import { playedAudio } from '#app/exam/transformers/played_audio'
import { clock } from '#app/platform/clock'

export default class ReadAudioController {
  async handle({ auth }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    return playedAudio(await readPlayedAudio(user.id, clock.now()))
  }
}
