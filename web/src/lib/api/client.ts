import type { Registry } from '@lulus/api/registry'
import { hasStatus } from '@/lib/api/api-error'
import type {
  Arguments,
  CallSettings,
  DeleteOptions,
  PathOf,
  ReadOptions,
  ResponseOf,
  TypesOf,
  WriteOptions,
} from '@/lib/api/endpoint-types'
import { typeOfFile, type Expected } from '@/lib/api/expected-answer'
import { exchange } from '@/lib/api/exchange'
import { requestUrl } from '@/lib/api/request-url'
import { mayRepeat } from '@/lib/api/refused-calls'

export interface Download {
  blob: Blob
  /** The server's file name, or the caller's fallback. */
  name: string
  /** The address for fetching the file again as an attachment. */
  url: string
}

interface CallOptions extends CallSettings {
  params?: Record<string, string | number | boolean>
  query?: object
  body?: unknown
  expects?: Expected
  /** Requests a byte range: `bytes=0-65535`. */
  range?: string | undefined
}

/**
 * The API, typed by its generated routes. Paths are those of the API, with ':id' for parameters:
 * `api.get('/paket-soal/:id', { params: { id: 3 } })`. Every failure is an ApiError.
 */
export interface ApiClient<Routes> {
  get<Path extends PathOf<Routes, 'GET'>>(
    path: Path,
    ...args: Arguments<ReadOptions<TypesOf<Routes, 'GET', Path>>>
  ): Promise<ResponseOf<TypesOf<Routes, 'GET', Path>>>

  post<Path extends PathOf<Routes, 'POST'>>(
    path: Path,
    ...args: Arguments<WriteOptions<TypesOf<Routes, 'POST', Path>>>
  ): Promise<ResponseOf<TypesOf<Routes, 'POST', Path>>>

  put<Path extends PathOf<Routes, 'PUT'>>(
    path: Path,
    ...args: Arguments<WriteOptions<TypesOf<Routes, 'PUT', Path>>>
  ): Promise<ResponseOf<TypesOf<Routes, 'PUT', Path>>>

  delete<Path extends PathOf<Routes, 'DELETE'>>(
    path: Path,
    ...args: Arguments<DeleteOptions<TypesOf<Routes, 'DELETE', Path>>>
  ): Promise<ResponseOf<TypesOf<Routes, 'DELETE', Path>>>

  /** Gets a response whose body `read` processes as it arrives. */
  read<Path extends PathOf<Routes, 'GET'>, Answer>(
    path: Path,
    read: (response: Response) => Promise<Answer>,
    ...args: Arguments<ReadOptions<TypesOf<Routes, 'GET', Path>>>
  ): Promise<Answer>

  /** Fetches a file with its name for saving. The extension of the fallback name determines the expected type. */
  download<Path extends PathOf<Routes, 'GET'>>(
    path: Path,
    fallbackName: string,
    ...args: Arguments<ReadOptions<TypesOf<Routes, 'GET', Path>>>
  ): Promise<Download>
}

/**
 * Makes one call to the API, whose response `read` processes as it arrives. The client below adds the routes' types.
 */
export async function call<Answer>(
  method: string,
  path: string,
  options: CallOptions | undefined,
  read: (response: Response) => Promise<Answer>
): Promise<Answer> {
  const { params, query, expect401 = false, ...request } = options ?? {}
  try {
    const url = requestUrl(path, params, { ...query })
    return await exchange({ ...request, method, url }, read)
  } catch (error) {
    if ((expect401 && hasStatus(error, 401)) || !(await mayRepeat(error))) throw error
    // A second refusal may have another reason: after signing in, the password may still have to be confirmed.
    return call(method, path, options, read)
  }
}

// The registry defines the type; JSON itself has none.
const readJson = async (response: Response) => (await response.json()) as never

export function createClient<Routes>(): ApiClient<Routes> {
  return {
    get: (path, options?: CallOptions) => call('GET', path, options, readJson),
    post: (path, options?: CallOptions) => call('POST', path, options, readJson),
    put: (path, options?: CallOptions) => call('PUT', path, options, readJson),
    delete: (path, options?: CallOptions) => call('DELETE', path, options, readJson),
    read: (path, read, options?: CallOptions) => call('GET', path, options, read),
    download: (path, fallbackName, options?: CallOptions) =>
      call('GET', path, { ...options, expects: typeOfFile(fallbackName) }, async (response) => ({
        blob: await wholeFile(response),
        name: fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName,
        url: requestUrl(path, options?.params, { ...options?.query }),
      })),
  }
}

export const api = createClient<Registry>()

/** The response type of a call: `ResponseAt<'GET', '/users/getAuth'>`. */
export type ResponseAt<Method extends string, Path extends PathOf<Registry, Method>> = ResponseOf<
  TypesOf<Registry, Method, Path>
>

/** @throws TypeError as `fetch` does, if the file is incomplete: a proxy may close the connection without an error */
async function wholeFile(response: Response): Promise<Blob> {
  const blob = await response.blob()
  const length = response.headers.get('Content-Length')
  const isAsSent = length === null || response.headers.has('Content-Encoding')
  if (!isAsSent && blob.size !== Number(length)) throw new TypeError('The file broke off')
  return blob
}

/** The file name of a Content-Disposition header, UTF-8 form first (RFC 6266); null if there is none. */
function fileNameOf(contentDisposition: string | null): string | null {
  if (contentDisposition === null) return null
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(contentDisposition)?.[1]
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(contentDisposition)?.[1]
  const bare = /filename\s*=\s*([^;"\s]+)/i.exec(contentDisposition)?.[1]
  return decoded(extended) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null
}

function decoded(value: string | undefined): string | null {
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    // With an invalid escape the plain name is used.
    return null
  }
}
