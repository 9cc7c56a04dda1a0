import type { HttpContext } from '@adonisjs/core/http'
import { editQuestion } from '#app/questions/actions/edit_question'
import { draftOf, optionsOf } from '#app/questions/question_draft'
import { listeningValidator } from '#app/questions/validators'
import { withRecording } from '#app/questions/with_recording'

export default class EditListeningController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const input = await request.validateUsing(listeningValidator)
    const draft = draftOf(input, optionsOf(input))
    const status_paket = await withRecording(request.file('audio'), input.page, (recording) =>
      editQuestion(admin, Number(params.soalId), 'listening', draft, recording)
    )
    return { message: 'Soal berhasil diupdate!', status_paket }
  }
}
