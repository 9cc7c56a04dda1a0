import type { HttpContext } from '@adonisjs/core/http'
import { registerLab } from '#app/labs/actions/register_lab'
import { handedOutKey } from '#app/labs/transformers/handed_out_key'
import { labValidator } from '#app/labs/validators'

export default class RegisterLabController {
  async handle({ auth, request, response }: HttpContext) {
    const { nama } = await request.validateUsing(labValidator)
    const registered = await registerLab(auth.use('web').getUserOrFail(), nama)
    response.status(201)
    return { message: 'Lab berhasil didaftarkan!', data: handedOutKey(registered) }
  }
}
