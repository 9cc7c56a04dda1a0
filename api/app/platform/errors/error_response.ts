import type { FieldError } from '#app/platform/errors/failures'
import type { Refusal } from '#contracts/refusals'
import type { ServerResponse, IncomingMessage } from 'node:http'

/** What leaves the server when a request fails (contract section 2). */
export interface ErrorDescription {
  status: number
  message: string
  code?: Refusal | undefined
  errors?: FieldError[]
  /** What else the body says. */
  facts?: Readonly<Record<string, unknown>>
  retryAfter?: number
}

export const NO_SUCH_ADDRESS = 'Alamat tidak ditemukan.'

/** Headers of all that the API answers, and of every refusal: nothing of it is a page, and no cache keeps it. */
export const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/** A failure as the client reads it (contract section 2). */
export function errorBody({
  message,
  errors = [],
  code,
  facts = {},
}: Omit<ErrorDescription, 'status'>) {
  return { ...facts, message, error: message, errors, ...(code ? { code } : {}) }
}

/** Answers for a file that isn't there. */
export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { ...API_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Tidak ditemukan')
}

/**
 * Answers an address that can't be decoded (`/%`, `/%ff.js`), which the framework hands over before there is a
 * request of its own: nothing is there.
 */
export function refuseUnreadableAddress(request: IncomingMessage, response: ServerResponse): void {
  if (!request.url?.startsWith('/api/')) return sendNotFound(response)

  response.writeHead(404, { ...API_HEADERS, 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(errorBody({ message: NO_SUCH_ADDRESS })))
}
