import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { API_HEADERS } from '#app/platform/errors/error_response'

/** Answers of the API are data for one person at one moment, unless a controller says so otherwise. */
export default class ApiHeadersMiddleware {
  async handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of Object.entries(API_HEADERS)) response.header(name, value)
    return next()
  }
}
