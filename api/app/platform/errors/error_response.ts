import type { FieldError } from '#app/platform/errors/failures'
import type { Refusal } from '#contracts/refusals'
import type { ServerResponse, IncomingMessage } from 'node:http'

/** The error response of a failed request (contract section 2). */
export interface ErrorDescription {
  status: number
  message: string
  code?: Refusal | undefined
  errors?: FieldError[]
  /** Further fields of the body. */
  facts?: Readonly<Record<string, unknown>>
  retryAfter?: number
}

export const NO_SUCH_ADDRESS = 'Alamat tidak ditemukan.'

/** Headers of all responses of the API, and of every refusal: none is a page, and no cache stores it. */
export const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/** A failure in the client's form (contract section 2). */
export function errorBody({
  message,
  errors = [],
  code,
  facts = {},
}: Omit<ErrorDescription, 'status'>) {
  return { ...facts, message, error: message, errors, ...(code ? { code } : {}) }
}

/** Responds for a missing file. */
export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { ...API_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Tidak ditemukan')
}

/**
 * Responds to an address that can't be decoded (`/%`, `/%ff.js`) with 404; the framework passes it on before there is
 * a request of its own.
 */
export function refuseUnreadableAddress(request: IncomingMessage, response: ServerResponse): void {
  if (!request.url?.startsWith('/api/')) return sendNotFound(response)

  response.writeHead(404, { ...API_HEADERS, 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(errorBody({ message: NO_SUCH_ADDRESS })))
}
