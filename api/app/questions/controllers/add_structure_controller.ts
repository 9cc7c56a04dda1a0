import type { HttpContext } from '@adonisjs/core/http'
import { addQuestion } from '#app/questions/actions/add_question'
import { draftOf, optionsOf } from '#app/questions/question_draft'
import { structureValidator } from '#app/questions/validators'

export default class AddStructureController {
  async handle({ auth, params, request, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const input = await request.validateUsing(structureValidator)
    const draft = draftOf(input, optionsOf(input), { prompt: input.soal })
    const { id } = await addQuestion(admin, Number(params.paketId), 'structure', draft)
    response.status(201)
    return { message: 'Soal berhasil ditambahkan!', data: { id } }
  }
}
