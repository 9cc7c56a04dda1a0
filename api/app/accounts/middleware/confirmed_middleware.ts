import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireConfirmation } from '#app/accounts/http/login_session'

/** Requires a recent password confirmation; runs after `auth`. */
export default class ConfirmedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    requireConfirmation(ctx)
    return next()
  }
}
