import { OUTDATED_PAGE } from '@lulus/api/contracts/csrf'
import { ApiError, errorOfResponse } from '@/lib/api/api-error'
import { fetchWithProgress, type UploadProgress } from '@/lib/api/fetch-with-progress'
import { readXsrfToken, XSRF_HEADER } from '@/lib/api/xsrf-token'

const TIMEOUT_MS = 20_000
const UPLOAD_TIMEOUT_MS = 120_000

export interface Exchange {
  method: string
  url: string
  body?: unknown
  signal?: AbortSignal | undefined
  timeout?: number | undefined
  keepalive?: boolean | undefined
  onUploadProgress?: UploadProgress | undefined
}

/**
 * Sends one request and reads its answer, all within the timeout.
 * @throws ApiError for every answer that isn't 2xx and, with status 0, when none comes.
 *   A caller that aborts gets its own reason back.
 */
export async function exchange<Answer>(
  request: Exchange,
  read: (response: Response) => Promise<Answer>
): Promise<Answer> {
  const deadline = startDeadline(request)
  try {
    return await read(await fetchAllowed(request, deadline.signal))
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (request.signal?.aborted) throw error
    throw noAnswer(error, deadline.passed())
  } finally {
    deadline.end()
  }
}

/** A page that was open for long can hold an outdated CSRF token; the refusal brings a fresh cookie. */
async function fetchAllowed(request: Exchange, signal: AbortSignal): Promise<Response> {
  try {
    return await fetchOk(request, signal)
  } catch (error) {
    const outdated =
      error instanceof ApiError && error.status === 403 && error.code === OUTDATED_PAGE
    if (!outdated) throw error
    return fetchOk(request, signal)
  }
}

async function fetchOk(request: Exchange, signal: AbortSignal): Promise<Response> {
  const { method, body, onUploadProgress } = request
  const headers = new Headers({ Accept: 'application/json' })
  const token = method === 'GET' ? null : readXsrfToken()
  if (token !== null) headers.set(XSRF_HEADER, token)
  const isJson = body !== undefined && !(body instanceof FormData)
  if (isJson) headers.set('Content-Type', 'application/json')

  const content = isJson ? JSON.stringify(body) : (body ?? null)
  const response = onUploadProgress
    ? await fetchWithProgress(
        request.url,
        { method, headers, signal, body: content },
        onUploadProgress
      )
    : await fetch(request.url, {
        method,
        headers,
        signal,
        credentials: 'same-origin',
        keepalive: request.keepalive ?? false,
        body: content,
      })
  if (!response.ok) throw await errorOfResponse(response)
  return response
}

/** One signal for the caller's abort and the timeout; AbortSignal.any is younger than the browsers we serve. */
function startDeadline({ body, signal, timeout }: Exchange) {
  const controller = new AbortController()
  let isPast = false
  const timer = setTimeout(
    () => {
      isPast = true
      controller.abort()
    },
    timeout ?? (body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  )
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)

  return {
    signal: controller.signal,
    passed: () => isPast,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

function noAnswer(cause: unknown, isTimeout: boolean): ApiError {
  if (isTimeout) {
    return new ApiError({
      status: 0,
      code: 'timeout',
      userMessage: 'Server terlalu lama merespons. Silakan coba lagi.',
      cause,
    })
  }
  if (cause instanceof SyntaxError) {
    return new ApiError({
      status: 0,
      code: 'unreadable',
      userMessage: 'Jawaban server tidak dapat dibaca. Silakan coba lagi.',
      cause,
    })
  }
  return new ApiError({
    status: 0,
    code: 'network',
    userMessage: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
    cause,
  })
}
