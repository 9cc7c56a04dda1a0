import type { HttpContext } from '@adonisjs/core/http'
import { addQuestion } from '#app/questions/actions/add_question'
import { draftOf, optionsOf } from '#app/questions/question_draft'
import { listeningValidator } from '#app/questions/validators'
import { withRecording } from '#app/questions/with_recording'

export default class AddListeningController {
  async handle({ auth, params, request, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const input = await request.validateUsing(listeningValidator)
    const draft = draftOf(input, optionsOf(input))
    const { id } = await withRecording(request.file('audio'), input.page, (recording) =>
      addQuestion(admin, Number(params.paketId), 'listening', draft, recording)
    )
    response.status(201)
    return { message: 'Soal berhasil ditambahkan!', data: { id } }
  }
}
