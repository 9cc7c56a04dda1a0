import type { HttpContext } from '@adonisjs/core/http'
import { editQuestion } from '#app/questions/actions/edit_question'
import { draftOf, optionsOf } from '#app/questions/question_draft'
import { structureValidator } from '#app/questions/validators'

export default class EditStructureController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const input = await request.validateUsing(structureValidator)
    const draft = draftOf(input, optionsOf(input), { prompt: input.soal })
    const status_paket = await editQuestion(admin, Number(params.soalId), 'structure', draft)
    return { message: 'Soal berhasil diupdate!', status_paket }
  }
}
