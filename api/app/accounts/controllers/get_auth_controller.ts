import type { HttpContext } from '@adonisjs/core/http'
import { sessionUser } from '#app/accounts/transformers/session_user'

export default class GetAuthController {
  async handle({ auth }: HttpContext) {
    return { dataUser: sessionUser(auth.use('web').getUserOrFail()) }
  }
}
