import type { HttpContext } from '@adonisjs/core/http'
import { unlockUser } from '#app/accounts/actions/unlock_user'

export default class UnlockUserController {
  async handle({ auth, params }: HttpContext) {
    await unlockUser(auth.use('web').getUserOrFail(), Number(params.id))
    return { message: 'Kunci login berhasil dibuka.' }
  }
}
