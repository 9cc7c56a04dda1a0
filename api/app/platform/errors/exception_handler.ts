import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { describeError } from '#app/platform/errors/describe_error'
import { Unavailable } from '#app/platform/errors/failures'
import { API_HEADERS, errorBody } from '#app/platform/errors/error_response'
import { noteRequest } from '#app/platform/log/security_log'
import { REFUSAL } from '#contracts/refusals'

/** The one place where a thrown error becomes a response (contract section 2). */
export default class HttpExceptionHandler extends ExceptionHandler {
  override async handle(error: unknown, ctx: HttpContext) {
    const description = describeError(error)
    const { status, retryAfter } = description

    if (retryAfter !== undefined) ctx.response.header('Retry-After', String(Math.ceil(retryAfter)))
    for (const [name, value] of Object.entries(API_HEADERS)) ctx.response.header(name, value)
    ctx.response.status(status).send(errorBody(description))
  }

  override async report(error: unknown, ctx: HttpContext) {
    const { status, code } = describeError(error)
    if (code === REFUSAL.outdatedPage) noteRequest(ctx, 'csrf_refused')
    else if (status === 403) noteRequest(ctx, 'refused', { code })
    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) noteRequest(ctx, 'limited')
    if (status >= 500 && !(error instanceof Unavailable)) {
      ctx.logger.error({ err: error, route: ctx.route?.pattern }, 'request failed')
    }
  }
}
