import type { HttpContext } from '@adonisjs/core/http'
import { deleteQuestion } from '#app/questions/actions/delete_question'
import type { Section } from '#contracts/exam'

const MESSAGE = 'Soal berhasil dihapus!'

export default class DeleteQuestionController {
  async handle(ctx: HttpContext) {
    return this.#delete(ctx)
  }

  /** The reading table's own path, which deletes nothing but reading questions. */
  async reading(ctx: HttpContext) {
    return this.#delete(ctx, 'reading')
  }

  async #delete({ auth, params }: HttpContext, section?: Section) {
    const admin = auth.use('web').getUserOrFail()
    const status_paket = await deleteQuestion(admin, Number(params.soalId), section)
    return { message: MESSAGE, status_paket }
  }
}
