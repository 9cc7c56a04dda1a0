import { OUTDATED_PAGE } from '@lulus/api/contracts/refusals'
import { CSRF_COOKIE, CSRF_HEADER } from '@lulus/api/contracts/web_app'
import { ApiError, errorOfResponse } from '@/lib/api/api-error'
import { isFromServer, type Expected } from '@/lib/api/expected-answer'
import type * as FetchWithProgress from '@/lib/api/fetch-with-progress'

const TIMEOUT_MS = 20_000
const UPLOAD_TIMEOUT_MS = 120_000

export interface Exchange {
  method: string
  url: string
  body?: unknown
  signal?: AbortSignal | undefined
  timeout?: number | undefined
  keepalive?: boolean | undefined
  /** The Range header. */
  range?: string | undefined
  onUploadProgress?: FetchWithProgress.UploadProgress | undefined
  /** Default: JSON. */
  expects?: Expected | undefined
}

/**
 * Sends one request and reads its response within the timeout.
 * @throws ApiError for every response that isn't 2xx, and with status 0 if there is none. If the caller aborts, its own
 * reason is thrown.
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

/**
 * A page that was open for long may send an outdated CSRF token. The refusal sets a new cookie, so the call is
 * repeated.
 */
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
  const { method, body, range, onUploadProgress, expects = '/json' } = request
  const headers = new Headers({ Accept: 'application/json' })
  const token = method === 'GET' ? null : readXsrfToken()
  if (token !== null) headers.set(CSRF_HEADER, token)
  if (range) headers.set('Range', range)
  const isJson = body !== undefined && !(body instanceof FormData)
  if (isJson) headers.set('Content-Type', 'application/json')

  const content = isJson ? JSON.stringify(body) : (body ?? null)
  const response = onUploadProgress
    ? await upload(request.url, { method, headers, signal, body: content }, onUploadProgress)
    : await fetch(request.url, {
        method,
        headers,
        signal,
        credentials: 'same-origin',
        keepalive: request.keepalive ?? false,
        body: content,
      })
  if (!isFromServer(response, expects)) {
    await response.body?.cancel()
    throw intercepted()
  }
  if (!response.ok) throw await errorOfResponse(response)
  return response
}

/** Loaded on demand, because few screens upload files. */
async function upload(...args: Parameters<typeof FetchWithProgress.fetchWithProgress>) {
  const { fetchWithProgress } = await import('@/lib/api/fetch-with-progress')
  return fetchWithProgress(...args)
}

/** The CSRF token for unsafe calls, read each time. Null before the first API response. */
function readXsrfToken(): string | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`))
  return entry === undefined ? null : decodeURIComponent(entry.slice(CSRF_COOKIE.length + 1))
}

/** One signal for abort and timeout, because some supported browsers have no AbortSignal.any. */
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

/** The response did not come from our server, so no caller may act on it, store it or sign out because of it. */
function intercepted(): ApiError {
  return new ApiError({
    status: 0,
    code: 'unreadable',
    userMessage:
      'Jaringan menghalangi: yang menjawab bukan server ini. Buka halaman masuk Wi-Fi atau ganti jaringan, lalu coba lagi.',
  })
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
