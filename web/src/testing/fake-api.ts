import type { Registry } from '@lulus/api/registry'
import { vi } from 'vitest'
import type { PathOf, ResponseOf, TypesOf } from '@/lib/api/endpoint-types'

export interface RecordedRequest {
  method: string
  /** Without '/api' and query. */
  path: string
  query: Record<string, string>
  headers: Headers
  /** Parsed JSON, the FormData itself, or undefined. */
  body: unknown
}

/** What the fake sends, whatever it is asked. */
export interface FakeAnswer {
  status?: number
  /** Sent as JSON unless it is a string. */
  body?: unknown
  headers?: Record<string, string>
}

type FailureStatus =
  400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 500 | 502 | 503 | 504

/** A refusal or a breakdown; its sentences are the server's own affair. */
export interface Failure extends FakeAnswer {
  status: FailureStatus
  body?: string | { message?: string; error?: string; errors?: object[]; code?: string }
}

/** An answer of the shape that the API's route has, or text where a file or a page comes. */
interface Success<Body> extends FakeAnswer {
  status?: 200 | 201 | 204
  body?: Body | string
}

/** Whether a path as it is called, '/paket-soal/3', is one of a pattern, '/paket-soal/:id'. */
type Fits<Path, Pattern> = Pattern extends `${infer Head}/${infer PatternRest}`
  ? Path extends `${infer Segment}/${infer PathRest}`
    ? Head extends Segment | `:${string}`
      ? Fits<PathRest, PatternRest>
      : false
    : false
  : Path extends `${string}/${string}`
    ? false
    : Pattern extends Path | `:${string}`
      ? true
      : false

/** The route's pattern for each path, or never where the API has no such route. */
type PatternOf<Routes, Method extends string, Path extends string> = Path extends unknown
  ? PathOf<Routes, Method> extends infer Pattern
    ? Pattern extends string
      ? Fits<Path, Pattern> extends true
        ? Pattern
        : never
      : never
    : never
  : never

/** What the API may answer to a call; anything where the call isn't known before the test runs. */
export type AnswerTo<Routes, Method extends string, Path extends string> = string extends Path
  ? FakeAnswer
  : [PatternOf<Routes, Method, Path>] extends [never]
    ? never
    : Failure | Success<ResponseOf<TypesOf<Routes, Method, PatternOf<Routes, Method, Path>>>>

/** What this API may answer to a call: `Answer<'GET', '/admin/lab/3'>`. */
export type Answer<Method extends string, Path extends string> = AnswerTo<Registry, Method, Path>

type Handler<Given> = (request: RecordedRequest) => Given | Promise<Given>

export interface FakeApi<Routes = Registry> {
  /** Answers a call; the newest answer for a method and path wins. */
  on<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    answer: AnswerTo<Routes, Method, Path> | Handler<AnswerTo<Routes, Method, Path>>
  ): void
  /** From now on no call gets through. */
  goOffline(): void
  requests: RecordedRequest[]
  /** The calls of one method and path. */
  callsOf(method: string, path: string): RecordedRequest[]
}

/** Replaces `fetch`, and nothing else, for the running test. A call that no answer was given for fails loudly. */
export function fakeApi<Routes = Registry>(): FakeApi<Routes> {
  const handlers = new Map<string, Handler<FakeAnswer>>()
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

/** An answer to one call that is given when the test says so: `heldAnswer<'GET', '/pengaturan'>()`. */
export function heldAnswer<Method extends string, Path extends string>() {
  let release: (answer: Answer<Method, Path>) => void = () => undefined
  const held = new Promise<Answer<Method, Path>>((resolve) => {
    release = resolve
  })
  return { answer: () => held, release: (answer: Answer<Method, Path>) => release(answer) }
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
