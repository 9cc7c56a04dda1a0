import type { FetchFile } from '@/features/exam/engine/blob-cache'
import { INTERCEPTED } from '@/features/exam/model/recording-failure'
import { verdictOn } from '@/features/exam/model/retry'
import { ApiError } from '@/lib/api/api-error'

/**
 * After a break the rest comes in parts of so many bytes, halved at every break: what a part loses, the server may have
 * counted as sent.
 */
const PART_BYTES = { most: 64 * 1024, least: 16 * 1024 }

/** Sends a call for a file, or for the bytes of it that the header names; `read` gets its answer. */
export type AskForBytes = (
  path: string,
  read: (response: Response) => Promise<void>,
  options: { range: string | undefined; signal: AbortSignal }
) => Promise<void>

/** What has come of a file so far. */
interface Begun {
  pieces: Uint8Array<ArrayBuffer>[]
  bytes: number
  /** Of the whole file; null until the server has told it. */
  size: number | null
  type: string
  /** 0 until it breaks for the first time. */
  partBytes: number
}

/**
 * Fetches whole files over networks that break. What has come stays in memory, and the next call goes on from there; a
 * call goes on by itself as long as every try brings something.
 * @param kind what its type begins with: 'audio/'. Anything else is of a network in between, and never the file
 * @throws ApiError, with status 0 and code `unreadable` for an answer of another kind
 */
export function createResumingFetch(ask: AskForBytes, kind: string): FetchFile {
  const begun = new Map<string, Begun>()

  return async (path, signal) => {
    const file = begun.get(path) ?? newFile()
    // A second call at the same time begins its own.
    begun.delete(path)
    try {
      while (file.bytes !== file.size) await fetchMore(path, file, signal)
      return new Blob(file.pieces, { type: file.type })
    } catch (error) {
      if (file.bytes > 0) begun.set(path, file)
      throw error
    }
  }

  async function fetchMore(path: string, file: Begun, signal: AbortSignal): Promise<void> {
    const { bytes, partBytes } = file
    const range = partBytes > 0 ? `bytes=${bytes}-${bytes + partBytes - 1}` : undefined
    try {
      await ask(path, (response) => take(response, file), { range, signal })
    } catch (error) {
      file.partBytes = Math.max(PART_BYTES.least, (partBytes || PART_BYTES.most * 2) / 2)
      const goesOn = !signal.aborted && verdictOn(error) === 'retry' && file.bytes > bytes
      if (!goesOn) throw error
    }
  }

  async function take(response: Response, file: Begun): Promise<void> {
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.startsWith(kind)) throw intercepted(type)
    const { start, size } = placeOf(response)
    if (start !== file.bytes || (size !== null && size !== (file.size ?? size))) restart(file)
    if (start !== file.bytes) throw broken('another part')
    file.type = type
    file.size ??= size
    for await (const piece of piecesOf(response)) {
      file.pieces.push(piece)
      file.bytes += piece.byteLength
    }
    // Without a length the end of the answer is the end of the file.
    if (start === 0 && response.status !== 206) file.size ??= file.bytes
    if (file.size === null || file.bytes > file.size) {
      restart(file)
      throw broken('another length')
    }
    if (response.status !== 206 && file.bytes < file.size) throw broken('too short')
  }
}

function newFile(): Begun {
  return { pieces: [], bytes: 0, size: null, type: '', partBytes: 0 }
}

function restart(file: Begun): void {
  Object.assign(file, { ...newFile(), partBytes: file.partBytes })
}

/** Which bytes an answer begins with, and of how many; a whole file may come without its length. */
function placeOf({ status, headers }: Response): { start: number; size: number | null } {
  if (status !== 206) {
    const length = headers.get('Content-Length')
    // Compressed on the way it has another one.
    const isPlain = !headers.has('Content-Encoding')
    return { start: 0, size: length !== null && isPlain ? Number(length) : null }
  }
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? []
  return { start: Number(start ?? Number.NaN), size: size === undefined ? null : Number(size) }
}

/** Not every supported browser has streams that can be iterated. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    yield next.value
  }
}

function broken(why: string): ApiError {
  return new ApiError({ status: 0, code: 'network', cause: new Error(`The file came with ${why}`) })
}

/** A captive portal or a proxy answers every address with a page of its own. */
function intercepted(type: string): ApiError {
  return new ApiError({ status: 0, code: INTERCEPTED, cause: new Error(`The file is ${type}`) })
}
