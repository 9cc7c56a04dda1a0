import type { HttpContext } from '@adonisjs/core/http'
import { sessionUser } from '#app/accounts/transformers/session_user'

export default class DetailUserController {
  async handle({ auth }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const { nama, nohp, profilePic } = sessionUser(user)
    return { email: user.email, nama, nohp, profilePic }
  }
}
