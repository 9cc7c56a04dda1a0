import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { sendNotFound } from '#app/platform/errors/error_response'
import type { WebBuild } from '#app/platform/web_app/web_build'
import { isReadableRange } from '#contracts/web_app'

/** A name that starts with a dot, in any encoding; such files are never sent. */
const HIDDEN = /(\/|\\|%5c)(\.|%2e)/i

/** Answers with a file of the web build, or 404. Resolves when the answer is over. */
export function sendFile(
  { serveFile }: WebBuild,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve)
    response.once('pipe', (file: Readable) => cutShortOnFailure(file, response))
    if (!isReadableRange(request.headers.range ?? '')) delete request.headers.range
    if (HIDDEN.test(request.url ?? '')) sendNotFound(response)
    else serveFile(request, response, () => sendNotFound(response))
  })
}

/** A file that turns out to be unreadable: its headers are sent already, so the client sees a broken connection. */
function cutShortOnFailure(file: Readable, response: ServerResponse) {
  file.once('error', (error) => {
    logger.error({ err: error }, 'a file of the web app could not be read')
    response.destroy()
  })
}
