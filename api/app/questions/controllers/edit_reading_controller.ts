import type { HttpContext } from '@adonisjs/core/http'
import { editQuestion } from '#app/questions/actions/edit_question'
import { draftOf, optionsOf } from '#app/questions/question_draft'
import { readingValidator } from '#app/questions/validators'

export default class EditReadingController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const input = await request.validateUsing(readingValidator)
    const rest = { prompt: input.soal, passageId: input.q_reading }
    const draft = draftOf(input, optionsOf(input), rest)
    const status_paket = await editQuestion(admin, Number(params.soalId), 'reading', draft)
    return { message: 'Soal berhasil diedit!', status_paket }
  }
}
