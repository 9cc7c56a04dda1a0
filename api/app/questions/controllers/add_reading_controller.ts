import type { HttpContext } from '@adonisjs/core/http'
import { addQuestion } from '#app/questions/actions/add_question'
import { draftOf, optionsOf } from '#app/questions/question_draft'
import { readingValidator } from '#app/questions/validators'

export default class AddReadingController {
  async handle({ auth, params, request, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const input = await request.validateUsing(readingValidator)
    const rest = { prompt: input.soal, passageId: input.q_reading }
    const draft = draftOf(input, optionsOf(input), rest)
    const { id } = await addQuestion(admin, Number(params.paketId), 'reading', draft)
    response.status(201)
    return { message: 'Soal berhasil ditambahkan!', data: { id } }
  }
}
