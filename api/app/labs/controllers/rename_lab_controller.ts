import type { HttpContext } from '@adonisjs/core/http'
import { renameLab } from '#app/labs/actions/rename_lab'
import { labValidator } from '#app/labs/validators'

export default class RenameLabController {
  async handle({ auth, params, request }: HttpContext) {
    const { nama } = await request.validateUsing(labValidator)
    await renameLab(auth.use('web').getUserOrFail(), Number(params.id), nama)
    return { message: 'Nama lab berhasil diperbarui!' }
  }
}
