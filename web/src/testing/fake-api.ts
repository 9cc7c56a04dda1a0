import { vi } from 'vitest'

export interface RecordedRequest {
  method: string
  /** Without '/api' and query. */
  path: string
  query: Record<string, string>
  headers: Headers
  /** Parsed JSON, the FormData itself, or undefined. */
  body: unknown
}

export interface FakeAnswer {
  status?: number
  /** Sent as JSON unless it is a string. */
  body?: unknown
  headers?: Record<string, string>
}

type Handler = (request: RecordedRequest) => FakeAnswer | Promise<FakeAnswer>

export interface FakeApi {
  /** Answers a call; the newest answer for a method and path wins. */
  on(method: string, path: string, answer: FakeAnswer | Handler): void
  /** From now on no call gets through. */
  goOffline(): void
  requests: RecordedRequest[]
  /** The calls of one method and path. */
  callsOf(method: string, path: string): RecordedRequest[]
}

/** Replaces `fetch`, and nothing else, for the running test. A call that no answer was given for fails loudly. */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, Handler>()
  const requests: RecordedRequest[] = []
  let isOnline = true

  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    const request = recorded(url, init)
    requests.push(request)
    const handler = handlers.get(`${request.method} ${request.path}`)
    if (!handler) throw new Error(`No answer for ${request.method} ${request.path}`)
    return responseOf(await untilAborted(handler(request), init.signal))
  })

  return {
    on(method, path, answer) {
      handlers.set(`${method} ${path}`, typeof answer === 'function' ? answer : () => answer)
    },
    goOffline() {
      isOnline = false
    },
    requests,
    callsOf: (method, path) =>
      requests.filter((request) => request.method === method && request.path === path),
  }
}

/** An answer that is given when the test says so. */
export function heldAnswer(): { answer: Handler; release: (answer: FakeAnswer) => void } {
  let release: (answer: FakeAnswer) => void = () => undefined
  const held = new Promise<FakeAnswer>((resolve) => {
    release = resolve
  })
  return { answer: () => held, release: (answer) => release(answer) }
}

function recorded(url: string, init: RequestInit): RecordedRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost:3333')
  return {
    method: init.method ?? 'GET',
    path: pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(searchParams),
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
  }
}

function responseOf({ status = 200, body = {}, headers = {} }: FakeAnswer): Response {
  const isText = typeof body === 'string'
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers },
  })
}

function untilAborted<T>(
  answer: T | Promise<T>,
  signal: AbortSignal | null | undefined
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    Promise.resolve(answer).then(resolve, reject)
  })
}
