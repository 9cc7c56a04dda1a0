import type { FetchFile } from '@/features/exam/engine/blob-cache'
import { INTERCEPTED } from '@/features/exam/model/recording-failure'
import { verdictOn } from '@/features/exam/model/retry'
import { ApiError } from '@/lib/api/api-error'

/**
 * After a broken response, a file is fetched in parts of this size. It is halved at every break, because lost bytes may
 * count at the server, and doubled again after several successful parts.
 */
const PART_BYTES = { most: 64 * 1024, least: 4 * 1024 }
const PARTS_BEFORE_LARGER = 4

/** Requests a file, or the bytes of it named in the Range header. `read` gets the response. */
export type AskForBytes = (
  path: string,
  read: (response: Response) => Promise<void>,
  options: { range: string | undefined; signal: AbortSignal }
) => Promise<void>

/** The part of a file received so far. */
interface Begun {
  pieces: Blob[]
  bytes: number
  /** Size of the whole file, or null until the server has sent it. */
  size: number | null
  type: string
  /** 0 until the first break. */
  partBytes: number
  /** Number of consecutive successful parts. */
  came: number
}

/**
 * Fetches whole files over unreliable networks. Received parts stay in memory, and the next call resumes from there. A
 * call continues as long as parts arrive, or smaller parts can be tried.
 * @param kind the prefix of the file's type, such as 'audio/'; anything else comes from a network in between and is
 * never the file
 * @throws ApiError, with status 0 and code `unreadable` for a response of another type
 */
export function createResumingFetch(ask: AskForBytes, kind: string): FetchFile {
  const begun = new Map<string, Begun>()

  return async (path, signal) => {
    const file = begun.get(path) ?? newFile()
    // A concurrent second call starts its own download.
    begun.delete(path)
    try {
      while (file.bytes !== file.size) await fetchMore(path, file, signal)
      return new Blob(file.pieces, { type: file.type })
    } catch (error) {
      begun.set(path, file)
      throw error
    }
  }

  async function fetchMore(path: string, file: Begun, signal: AbortSignal): Promise<void> {
    const { bytes, partBytes } = file
    const range = partBytes > 0 ? `bytes=${bytes}-${bytes + partBytes - 1}` : undefined
    try {
      await ask(path, (response) => take(response, file), { range, signal })
      grow(file)
    } catch (error) {
      if (signal.aborted || verdictOn(error) !== 'retry' || isIntercepted(error)) throw error
      const goesOn = file.came > 0 || partBytes !== PART_BYTES.least
      shrink(file)
      if (!goesOn) throw error
    }
  }

  async function take(response: Response, file: Begun): Promise<void> {
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.startsWith(kind)) throw intercepted(type)
    const { start, size } = placeOf(response)
    const piece = await response.blob()
    // A server without range support sends the whole file.
    if (start === 0) Object.assign(file, { pieces: [], bytes: 0, size: null })
    const isNext = start === file.bytes && (file.size === null || file.size === size)
    const end = start + piece.size
    const isShort = response.status !== 206 && Number.isFinite(size) && end < size
    if (!isNext || piece.size === 0 || end > size || isShort) {
      Object.assign(file, { pieces: [], bytes: 0, size: null })
      throw new ApiError({ status: 0, code: 'network', cause: new Error('Not the right bytes') })
    }
    file.pieces.push(piece)
    Object.assign(file, { type, bytes: end, size: Number.isFinite(size) ? size : end })
  }
}

function newFile(): Begun {
  return { pieces: [], bytes: 0, size: null, type: '', partBytes: 0, came: 0 }
}

function grow(file: Begun): void {
  file.came += 1
  if (file.partBytes === 0 || file.came % PARTS_BEFORE_LARGER > 0) return
  file.partBytes = Math.min(PART_BYTES.most, file.partBytes * 2)
}

function shrink(file: Begun): void {
  file.came = 0
  const smaller = file.partBytes === 0 ? PART_BYTES.most : file.partBytes / 2
  file.partBytes = Math.max(PART_BYTES.least, smaller)
}

/**
 * The position of a response's first byte, and the size of the file. Infinite if the end of the response is the file's
 * end.
 */
function placeOf({ status, headers }: Response): { start: number; size: number } {
  if (status !== 206) {
    const length = headers.get('Content-Length')
    // Content-Length differs if the response was compressed in transit.
    const hasLength = length !== null && !headers.has('Content-Encoding')
    return { start: 0, size: hasLength ? Number(length) : Infinity }
  }
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('Content-Range') ?? '')
  return { start: Number(range?.[1]), size: Number(range?.[2]) }
}

/** A captive portal or a proxy answers every address with its own page. */
function intercepted(type: string): ApiError {
  return new ApiError({ status: 0, code: INTERCEPTED, cause: new Error(`The file is ${type}`) })
}

function isIntercepted(error: unknown): boolean {
  return error instanceof ApiError && error.code === INTERCEPTED
}
