import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Forbidden } from '#app/platform/errors/failures'
import type { Role } from '#contracts/roles'

/** Lets signed-in users pass, or only those of one role: 401 without a session, 403 with the wrong role. */
export default class AuthMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, options: { role?: Role } = {}) {
    const user = await auth.use('web').authenticate()
    if (options.role && user.role !== options.role) {
      throw new Forbidden('Anda tidak memiliki akses ke halaman ini.')
    }
    return next()
  }
}
