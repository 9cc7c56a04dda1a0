import type { HttpContext } from '@adonisjs/core/http'
import { hasRecording, replaceRecording } from '#app/packages/actions/replace_recording'
import { recordingPageValidator } from '#app/packages/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput } from '#app/platform/errors/failures'
import { acceptAudio } from '#app/platform/uploads/accept_audio'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import { AUDIO_MISSING } from '#contracts/uploads'

/** The recording of one page: many are uploaded one after the other, so that a bad one doesn't stop the others. */
export default class RecordingsController {
  async update({ auth, params, request }: HttpContext) {
    const { page } = await recordingPageValidator.validate({ page: params.page })
    const file = request.file('audio')
    if (!file) throw new InvalidInput(AUDIO_MISSING, [{ field: 'audio', msg: AUDIO_MISSING }])
    const audio = await acceptAudio(file)
    if (await hasRecording(params.paketId, page, audio.data)) {
      return { message: 'Rekaman ini sudah terpasang.', sama: true }
    }
    await withStoredFile('audio', audio, (name) =>
      replaceRecording(signedIn(auth), params.paketId, page, {
        name,
        durationMs: audio.durationMs,
      })
    )
    return { message: 'Rekaman berhasil dipasang!', sama: false }
  }
}
