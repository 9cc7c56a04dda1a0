import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERROR_HEADERS, errorBody, NO_SUCH_ADDRESS } from '#app/platform/errors/error_response'
import { sendNotFound } from '#app/platform/web_app/send_not_found'

/**
 * Answers an address that can't be decoded (`/%`, `/%ff.js`), which the framework hands over before there is a
 * request of its own: nothing is there.
 */
export function refuseUnreadableAddress(request: IncomingMessage, response: ServerResponse): void {
  if (!request.url?.startsWith('/api/')) return sendNotFound(response)

  response.writeHead(404, { ...ERROR_HEADERS, 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(errorBody({ message: NO_SUCH_ADDRESS })))
}
