import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { continueOwnLogin, leaveLogin } from '#app/accounts/http/login_session'

/** Signs out a login that has ended, by its age or from another session; the request continues as a visitor's. */
export default class EndedLoginMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { user } = ctx.auth.use('web')
    if (user && !continueOwnLogin(ctx, user)) await leaveLogin(ctx)
    return next()
  }
}
