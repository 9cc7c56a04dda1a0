import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { describeError } from '#app/platform/errors/describe_error'

/** The one place where a thrown error becomes a response (contract section 2). */
export default class HttpExceptionHandler extends ExceptionHandler {
  override async handle(error: unknown, ctx: HttpContext) {
    const { status, message, code, errors, retryAfter } = describeError(error)

    if (retryAfter !== undefined) ctx.response.header('Retry-After', String(Math.ceil(retryAfter)))
    ctx.response.header('Cache-Control', 'no-store')
    // Not every failing request got as far as the middleware that sets it.
    ctx.response.header('X-Content-Type-Options', 'nosniff')
    ctx.response
      .status(status)
      .send({ message, error: message, errors: errors ?? [], ...(code ? { code } : {}) })
  }

  override async report(error: unknown, ctx: HttpContext) {
    const { status } = describeError(error)
    if (status >= 500) {
      ctx.logger.error({ err: error, route: ctx.route?.pattern }, 'request failed')
    }
  }
}
