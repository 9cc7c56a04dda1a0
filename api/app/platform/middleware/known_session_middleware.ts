import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'

const HEADER = 'set-cookie'

/**
 * Doesn't send a session's cookie back that the request brought, as the library does to renew it: use doesn't extend
 * a login, and a response that arrives after a later login would undo that login. Runs before the session.
 */
export default class KnownSessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response, session } = ctx
    if (request.cookie(SESSION_COOKIE) !== session.sessionId) return

    const lines = [response.getHeader(HEADER) ?? []].flat().map(String)
    const others = lines.filter((line) => !line.startsWith(`${SESSION_COOKIE}=`))
    response.removeHeader(HEADER)
    for (const line of others) response.append(HEADER, line)
  }
}
