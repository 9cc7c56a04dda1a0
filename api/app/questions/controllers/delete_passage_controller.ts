import type { HttpContext } from '@adonisjs/core/http'
import { deletePassage } from '#app/questions/actions/delete_passage'
import { deletePassageValidator } from '#app/questions/validators'

export default class DeletePassageController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const { force = false } = await request.validateUsing(deletePassageValidator, {
      data: request.qs(),
    })
    const status_paket = await deletePassage(admin, Number(params.id), force)
    return { message: 'Question Reading berhasil dihapus!', status_paket }
  }
}
