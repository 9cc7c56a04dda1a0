import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Answers of the API are for one person at one moment: no cache keeps them unless a controller says so. */
export default class NoStoreMiddleware {
  async handle({ response }: HttpContext, next: NextFn) {
    response.header('Cache-Control', 'no-store')
    return next()
  }
}
