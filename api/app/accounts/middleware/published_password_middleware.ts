import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasPublishedPassword } from '#app/accounts/actions/published_passwords'
import { leaveLogin } from '#app/accounts/login_session'
import { isMadeHere } from '#app/accounts/published_password_guard'

/**
 * Ends a session that everybody could have opened, once it is used from another machine; the request goes on as a
 * visitor's. A login that was made here is no way around the login's own refusal.
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
