import type { HttpContext } from '@adonisjs/core/http'
import { addQuestion } from '#app/questions/actions/add_question'
import { writtenValidator } from '#app/questions/validators'
import { writtenDraft } from '#app/questions/written_draft'

export default class AddWrittenController {
  async handle({ auth, params, request, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const draft = writtenDraft(await request.validateUsing(writtenValidator))
    const { id } = await addQuestion(admin, Number(params.paketId), 'written', draft)
    response.status(201)
    return { message: 'Soal berhasil ditambahkan!', data: { id } }
  }
}
