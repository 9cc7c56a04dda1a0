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

/** A call that failed. `status` is the HTTP status, or 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** The Indonesian sentence for the user, or null when the answer held none. */
  readonly userMessage: string | null
  /** Machine-readable reason, as `dipakai_di_perangkat_lain`. */
  readonly code: string | null
  readonly fieldErrors: FieldError[]
  /** Seconds to wait before the next try, when the server named them. */
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

/** The sentence to show for a failure: the server's, the network's, or else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.userMessage : null) ?? fallback
}

/** Whether a failure is the server's answer with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
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

/** Reads the envelope `{ message, error, errors, code }` of a failed answer; anything else gives the bare status. */
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
