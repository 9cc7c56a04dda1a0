import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasPublishedPassword } from '#app/accounts/actions/published_passwords'
import { leaveLogin } from '#app/accounts/http/login_session'
import { isMadeHere } from '#app/accounts/http/published_password_guard'

/**
 * Ends a session that anybody could have opened with a published password, once it is used from another machine; the
 * request continues as a visitor's. So a login made on this machine doesn't circumvent the login's own check.
 */
export default class PublishedPasswordMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { user } = ctx.auth.use('web')
    if (user?.isDemo && !isMadeHere(ctx) && (await hasPublishedPassword(user))) {
      await leaveLogin(ctx)
    }
    return next()
  }
}
