export interface FieldError {
  field: string
  msg: string
}

interface ApiErrorInit {
  status: number
  userMessage?: string | null
  code?: string | null
  fieldErrors?: FieldError[]
  retryAfter?: number | null
  cause?: unknown
}

/** A failed call. `status` is the HTTP status, or 0 if there was no answer. */
export class ApiError extends Error {
  readonly status: number
  /** The server's Indonesian message for the user, or null. */
  readonly userMessage: string | null
  /** Machine-readable code, such as `dipakai_di_perangkat_lain`. */
  readonly code: string | null
  readonly fieldErrors: FieldError[]
  /** Seconds to wait before the next try, if the server says so. */
  readonly retryAfter: number | null

  constructor(init: ApiErrorInit) {
    super(init.userMessage ?? `HTTP ${init.status}`, { cause: init.cause })
    this.name = 'ApiError'
    this.status = init.status
    this.userMessage = init.userMessage ?? null
    this.code = init.code ?? null
    this.fieldErrors = init.fieldErrors ?? []
    this.retryAfter = init.retryAfter ?? null
  }
}

/** The error message: the server's, the network's, or else `fallback`. */
export function messageOf(error: unknown, fallback = 'Terjadi kesalahan'): string {
  return (error instanceof ApiError ? error.userMessage : null) ?? fallback
}

/** Whether a failure is the server's answer with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** Whether the server could not be reached, as opposed to refusing. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const { field, msg } = record(item)
    return typeof field === 'string' && typeof msg === 'string' ? [{ field, msg }] : []
  })
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Reads `{ message, error, errors, code }` of an error response. Other bodies give only the status. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const body = record(await response.json().catch((reason: unknown) => ({ unreadable: reason })))
  const errors = fieldErrors(body.errors)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)

  return new ApiError({
    status: response.status,
    userMessage: text(body.message) ?? text(body.error) ?? errors[0]?.msg ?? null,
    code: text(body.code),
    fieldErrors: errors,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    cause: body.unreadable,
  })
}
