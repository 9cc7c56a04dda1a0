import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Lets signed-in users pass: 401 without a session. */
export default class AuthMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.use('web').authenticate()
    return next()
  }
}
