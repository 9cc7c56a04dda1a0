import type { HttpContext } from '@adonisjs/core/http'
import { deleteQuestions } from '#app/packages/actions/delete_questions'
import { moveQuestions } from '#app/packages/actions/move_questions'
import { deleteQuestionsValidator, moveQuestionsValidator } from '#app/packages/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Several ticked questions of a package at once. */
export default class ChosenQuestionsController {
  async destroy({ auth, params, request }: HttpContext) {
    const { soal, hentikan } = await request.validateUsing(deleteQuestionsValidator)
    const mayStopSale = hentikan ?? false
    const status = await deleteQuestions(signedIn(auth), params.paketId, soal, mayStopSale)
    return { message: `${soal.length} soal berhasil dihapus!`, status_paket: status }
  }

  async move({ auth, params, request }: HttpContext) {
    const { soal } = await request.validateUsing(moveQuestionsValidator)
    const moves = soal.map(({ id, page, ke }) => ({ id, page, to: ke }))
    const changed = await moveQuestions(signedIn(auth), params.paketId, moves)
    return {
      message:
        changed === 0 ? 'Semua soal sudah di tempatnya.' : `${changed} soal berhasil dipindahkan!`,
      berubah: changed,
    }
  }
}
