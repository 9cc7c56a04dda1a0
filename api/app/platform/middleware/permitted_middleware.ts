import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { neededFor } from '#app/platform/access/declared_capability'
import { Forbidden } from '#app/platform/errors/failures'
import { can } from '#contracts/capabilities'

/** Requires the capability that the route declared: 401 without a session, 403 without the capability. */
export default class PermittedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { role } = await ctx.auth.use('web').authenticate()
    const needed = neededFor(ctx)
    if (!needed || !can(role, needed)) {
      throw new Forbidden('Anda tidak memiliki akses ke halaman ini.')
    }
    return next()
  }
}
