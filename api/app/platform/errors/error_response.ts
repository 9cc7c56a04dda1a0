import type { FieldError } from '#app/platform/errors/failures'
import type { Refusal } from '#contracts/refusals'

/** What leaves the server when a request fails (contract section 2). */
export interface ErrorDescription {
  status: number
  message: string
  code?: Refusal | undefined
  errors?: FieldError[]
  retryAfter?: number
}

export const NO_SUCH_ADDRESS = 'Alamat tidak ditemukan.'

/** Headers of every refusal: not every failing request gets as far as the middleware that sets them. */
export const ERROR_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/** A failure as the client reads it (contract section 2). */
export function errorBody({ message, errors = [], code }: Omit<ErrorDescription, 'status'>) {
  return { message, error: message, errors, ...(code ? { code } : {}) }
}
