import type { ServerResponse } from 'node:http'
import { ERROR_HEADERS } from '#app/platform/errors/error_response'

/** Answers for a file that isn't there. */
export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { ...ERROR_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Tidak ditemukan')
}
