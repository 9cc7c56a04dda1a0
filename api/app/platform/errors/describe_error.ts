import { errors as authErrors } from '@adonisjs/auth'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as vineErrors } from '@vinejs/vine'
import { errorCode } from '#app/platform/database/driver_errors'
import { NO_SUCH_ADDRESS, type ErrorDescription } from '#app/platform/errors/error_response'
import {
  Conflict,
  FileTooLarge,
  Forbidden,
  InvalidInput,
  NotFound,
  SessionRequired,
  TooManyRequests,
  Unavailable,
  UnsupportedFile,
  fieldErrorsOf,
} from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

/** Temporary failures of database, storage and Redis: the caller should retry. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EIO',
  'EROFS',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_FORCING_CLOSE',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_OUT_OF_RESOURCES',
  'ER_QUERY_INTERRUPTED',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'E_CANNOT_WRITE_FILE',
  'E_CANNOT_READ_FILE',
  'E_CANNOT_CHECK_FILE_EXISTENCE',
  'E_CANNOT_GET_METADATA',
  'E_CANNOT_DELETE_FILE',
])

/** The same, for errors with a name but no code. */
const AWAY_NAMES = new Set([
  'KnexTimeoutError',
  'MaxRetriesPerRequestError',
  'TimeoutError',
  'CommitRefused',
])

/** Codes of a full database or disk; SQLite and Node have one, MariaDB several. */
const FULL_CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  'ER_DISK_FULL',
  'ER_DISK_FULL_NOWAIT',
  'ER_RECORD_FILE_FULL',
])

/** Seconds until a retry makes sense while something is unavailable. */
const RETRY_AFTER_S = 5

/**
 * The same, for MariaDB's own errors that its driver has no name for: a killed connection, a statement over its time
 * limit.
 */
const AWAY_NUMBERS = new Set([1927, 1969])

/** The same, for errors with neither: a connection lost inside a transaction, and those of the Redis client. */
const AWAY_MESSAGE =
  /Transaction query already complete|Can't (add new command when connection is|write) in closed state|^Command timed out$|^Connection is closed\.$/

/** Statuses in the order they are tried: a subclass stands before its parent. */
const FAILURE_STATUS = [
  [UnsupportedFile, 415],
  [FileTooLarge, 413],
  [InvalidInput, 422],
  [NotFound, 404],
  [Forbidden, 403],
  [SessionRequired, 401],
  [Conflict, 409],
  [TooManyRequests, 429],
  [Unavailable, 503],
] as const

/** Translates any error into what the client may know; never a stack trace. */
export function describeError(error: unknown): ErrorDescription {
  for (const [kind, status] of FAILURE_STATUS) {
    if (error instanceof kind) {
      return {
        status,
        message: error.message,
        code: error.code,
        ...(error instanceof InvalidInput ? { errors: error.fields } : {}),
        ...(error instanceof Conflict || error instanceof Forbidden ? { facts: error.facts } : {}),
        ...(error instanceof TooManyRequests ? { retryAfter: error.retryAfter } : {}),
        ...(error instanceof Unavailable ? { retryAfter: RETRY_AFTER_S } : {}),
      }
    }
  }
  return describeLibraryError(error)
}

function describeLibraryError(error: unknown): ErrorDescription {
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const errors = fieldErrorsOf(error)
    return { status: 422, message: errors[0]?.msg ?? 'Data tidak valid.', errors }
  }
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) {
    return { status: 401, message: 'Silakan login terlebih dahulu.' }
  }
  if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) {
    return {
      status: 403,
      message: 'Sesi halaman kedaluwarsa. Silakan coba lagi.',
      code: REFUSAL.outdatedPage,
    }
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    return {
      status: 429,
      message: 'Terlalu banyak permintaan. Silakan coba lagi nanti.',
      retryAfter: error.response.availableIn,
    }
  }
  if (causesOf(error).some((cause) => FULL_CODES.has(errorCode(cause) ?? ''))) {
    return {
      status: 507,
      message: 'Penyimpanan server penuh, data belum tersimpan. Silakan coba lagi sebentar lagi.',
      retryAfter: RETRY_AFTER_S,
    }
  }
  if (isAway(error)) return describeError(new Unavailable())
  return describeByStatus(error)
}

function isAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = errorCode(cause) ?? ''
    return (
      AWAY_NAMES.has(cause.name) ||
      AWAY_CODES.has(code) ||
      code.startsWith('SQLITE_IOERR') ||
      AWAY_MESSAGE.test(cause.message) ||
      ('errno' in cause && AWAY_NUMBERS.has(Number(cause.errno)))
    )
  })
}

/** The error and its causes, each once, because causes may be circular. */
function causesOf(error: unknown): Error[] {
  const causes = new Set<Error>()
  for (let cause = error; cause instanceof Error && !causes.has(cause); cause = cause.cause) {
    causes.add(cause)
  }
  return [...causes]
}

/** The framework's errors for a missing route, or a body that can't be parsed or is too large. */
function describeByStatus(error: unknown): ErrorDescription {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  switch (status) {
    case 400:
    case 422:
      return { status: 422, message: 'Permintaan tidak dapat dibaca.' }
    case 404:
      return { status, message: NO_SUCH_ADDRESS }
    case 413:
      return { status, message: 'Data yang dikirim terlalu besar.' }
    case 415:
      return { status, message: 'Jenis data tidak didukung.' }
    default:
      return { status: 500, message: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.' }
  }
}
