import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireConfirmation } from '#app/accounts/login_session'

/** Lets only logins pass whose password was asked again a moment ago; stands after `auth`. */
export default class ConfirmedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    requireConfirmation(ctx)
    return next()
  }
}
