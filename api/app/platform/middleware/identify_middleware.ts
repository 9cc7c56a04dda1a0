import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Identifies the caller, without requiring a login. */
export default class IdentifyMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.use('web').check()
    return next()
  }
}
