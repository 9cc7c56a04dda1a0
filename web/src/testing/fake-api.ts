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

/** A response of the fake API. */
export interface FakeAnswer {
  status?: number
  /** Sent as JSON unless it is a string. */
  body?: unknown
  headers?: Record<string, string>
}

type FailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 413
  | 415
  | 422
  | 423
  | 429
  | 500
  | 502
  | 503
  | 504

/** A refusal or a server error, whose message is not typed. */
export interface Failure extends FakeAnswer {
  status: FailureStatus
  body?: string | { message?: string; error?: string; errors?: object[]; code?: string }
}

/** A response with the type of the API's route, or text for files and pages. */
interface Success<Body> extends FakeAnswer {
  status?: 200 | 201 | 204
  body?: Body | string
}

/** Whether a path, '/paket-soal/3', fits a pattern, '/paket-soal/:id'. */
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

/** The route's pattern for each path, or never if the API has no such route. */
type PatternOf<Routes, Method extends string, Path extends string> = Path extends unknown
  ? PathOf<Routes, Method> extends infer Pattern
    ? Pattern extends string
      ? Fits<Path, Pattern> extends true
        ? Pattern
        : never
      : never
    : never
  : never

/** The API's possible responses to a call, or any if the call isn't known at compile time. */
export type AnswerTo<Routes, Method extends string, Path extends string> = string extends Path
  ? FakeAnswer
  : [PatternOf<Routes, Method, Path>] extends [never]
    ? never
    : Failure | Success<ResponseOf<TypesOf<Routes, Method, PatternOf<Routes, Method, Path>>>>

/** The possible responses to a call of this API: `Answer<'GET', '/admin/lab/3'>`. */
export type Answer<Method extends string, Path extends string> = AnswerTo<Registry, Method, Path>

type Handler<Given> = (request: RecordedRequest) => Given | Promise<Given>

export interface FakeApi<Routes = Registry> {
  /** Sets the response to a call. The latest one for a method and path wins. */
  on<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    answer: AnswerTo<Routes, Method, Path> | Handler<AnswerTo<Routes, Method, Path>>
  ): void
  /** Makes all later calls fail. */
  goOffline(): void
  requests: RecordedRequest[]
  /** The recorded calls of one method and path. */
  callsOf(method: string, path: string): RecordedRequest[]
}

/** Replaces only `fetch`, for the running test. A call without a response throws. */
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

/** A response to one call that the test releases later: `heldAnswer<'GET', '/pengaturan'>()`. */
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
    headers: { 'Content-Type': isText ? typeOfText(body) : 'application/json', ...headers },
  })
}

function typeOfText(body: string): string {
  if (body.startsWith('<')) return 'text/html'
  if (body.startsWith('{')) return 'application/json'
  return body.startsWith('%PDF') ? 'application/pdf' : 'application/octet-stream'
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
