import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { CSRF_HEADER } from '#contracts/web_app'

/** Removes a CSRF token that can't be decoded, because the library's guard would fail on it. Runs before it. */
export default class CsrfHeaderMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (!isDecodable(request.header(CSRF_HEADER) ?? ''))
      delete request.headers()[CSRF_HEADER.toLowerCase()]
    return next()
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
