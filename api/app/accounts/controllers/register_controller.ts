import type { HttpContext } from '@adonisjs/core/http'
import { registerLearner } from '#app/accounts/actions/open_account'
import { registerValidator } from '#app/accounts/validators'

export default class RegisterController {
  async handle({ request, response }: HttpContext) {
    const registration = await request.validateUsing(registerValidator)
    await registerLearner(registration)
    response.status(201)
    return { message: 'Registrasi berhasil. Silakan login.' }
  }
}
