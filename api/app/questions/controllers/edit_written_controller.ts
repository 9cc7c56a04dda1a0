import type { HttpContext } from '@adonisjs/core/http'
import { editQuestion } from '#app/questions/actions/edit_question'
import { writtenValidator } from '#app/questions/validators'
import { writtenDraft } from '#app/questions/written_draft'

export default class EditWrittenController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const draft = writtenDraft(await request.validateUsing(writtenValidator))
    const status_paket = await editQuestion(admin, Number(params.soalId), 'written', draft)
    return { message: 'Soal berhasil diupdate!', status_paket }
  }
}
