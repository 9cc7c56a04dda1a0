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
import { exchange } from '@/lib/api/exchange'
import { fileNameOf } from '@/lib/api/file-name'
import { requestUrl } from '@/lib/api/request-url'
import { mayRepeat } from '@/lib/api/unauthorized'

export interface Download {
  blob: Blob
  /** The name that the server gives the file, or the caller's fallback. */
  name: string
}

interface CallOptions extends CallSettings {
  params?: Record<string, string | number | boolean>
  query?: object
  body?: unknown
}

/**
 * The API, typed by the routes it generates. Paths are the wire's, with ':id' for parameters:
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

  /** Gets an answer whose body `read` takes as it comes. */
  read<Path extends PathOf<Routes, 'GET'>, Answer>(
    path: Path,
    read: (response: Response) => Promise<Answer>,
    ...args: Arguments<ReadOptions<TypesOf<Routes, 'GET', Path>>>
  ): Promise<Answer>

  /** Fetches a file with the name it is to be saved under. */
  download<Path extends PathOf<Routes, 'GET'>>(
    path: Path,
    fallbackName: string,
    ...args: Arguments<ReadOptions<TypesOf<Routes, 'GET', Path>>>
  ): Promise<Download>
}

async function call<Answer>(
  method: string,
  path: string,
  options: CallOptions | undefined,
  read: (response: Response) => Promise<Answer>
): Promise<Answer> {
  const { params, query, expect401 = false, ...request } = options ?? {}
  const send = () =>
    exchange({ ...request, method, url: requestUrl(path, params, { ...query }) }, read)
  try {
    return await send()
  } catch (error) {
    if (expect401 || !hasStatus(error, 401) || !(await mayRepeat())) throw error
    return send()
  }
}

// The registry vouches for the shape; the wire itself carries no types.
const readJson = async (response: Response) => (await response.json()) as never

export function createClient<Routes>(): ApiClient<Routes> {
  return {
    get: (path, options?: CallOptions) => call('GET', path, options, readJson),
    post: (path, options?: CallOptions) => call('POST', path, options, readJson),
    put: (path, options?: CallOptions) => call('PUT', path, options, readJson),
    delete: (path, options?: CallOptions) => call('DELETE', path, options, readJson),
    read: (path, read, options?: CallOptions) => call('GET', path, options, read),
    download: (path, fallbackName, options?: CallOptions) =>
      call('GET', path, options, async (response) => ({
        blob: await response.blob(),
        name: fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName,
      })),
  }
}

export const api = createClient<Registry>()

/** What a call answers: `ResponseAt<'GET', '/users/getAuth'>`. */
export type ResponseAt<Method extends string, Path extends PathOf<Registry, Method>> = ResponseOf<
  TypesOf<Registry, Method, Path>
>
