import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Finds out who is calling, without insisting that anybody is signed in. */
export default class IdentifyMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.use('web').check()
    return next()
  }
}
