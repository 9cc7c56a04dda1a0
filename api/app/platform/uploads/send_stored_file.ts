import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { NotFound } from '#app/platform/errors/failures'
import { chosenRange, type ByteRange } from '#app/platform/uploads/byte_range'
import { FileRows } from '#app/platform/uploads/missing_files'
import { findStored, type StoredContent } from '#app/platform/uploads/stored_content'
import { STORED_NAME, type Folder } from '#app/platform/uploads/stored_files'

const CONTENT_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

/** The plan for a stored file's response, before anything is sent. */
export interface FileAnswer {
  /** Of the whole file, in bytes. */
  size: number
  /** How many bytes of it are sent, or at most where nginx sends them; 0 for a client that gets none. */
  bytes: number
  /** Whether this process sends them. */
  isOurs: boolean
  send(): Promise<void>
}

/**
 * Sends a stored file to a client that the caller has authorised.
 * @throws NotFound when there is no such file.
 */
export async function sendStoredFile(
  ctx: HttpContext,
  folder: Folder,
  name: string,
  cacheControl?: string
): Promise<void> {
  const answer = await planStoredFile(ctx, folder, name, cacheControl)
  if (!answer) throw noSuchFile()
  await answer.send()
}

/**
 * Finds a stored file and the requested part of it; null when there is none. Its type comes from our own name, never
 * from the uploader; a page opened on it may run nothing.
 */
export async function planStoredFile(
  ctx: HttpContext,
  folder: Folder,
  name: string,
  cacheControl = 'private, no-store'
): Promise<FileAnswer | null> {
  const file = `${folder}/${name}`
  if (!STORED_NAME.test(name)) return null
  const content = await findStored(file)
  if (!content) {
    await (await app.container.make(FileRows)).noteMissing({ folder, name })
    return null
  }
  const headers = {
    'Content-Type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': cacheControl,
  }
  const accelerator = env.get('DRIVE_DISK') === 'fs' ? env.get('ACCEL_REDIRECT') : undefined
  return accelerator
    ? handOver(ctx, content, { ...headers, 'X-Accel-Redirect': `${accelerator}/${file}` })
    : planOurselves(ctx, content, headers, `"${file}"`)
}

type Headers = Readonly<Record<string, string>>

export function noSuchFile(): NotFound {
  return new NotFound('Berkas tidak ditemukan.')
}

/**
 * nginx sends it, with its own ETag and ranges. The bytes that it sends aren't visible here: with a plain range it is
 * that part, in all other cases the whole file at most.
 */
function handOver(ctx: HttpContext, { size }: StoredContent, headers: Headers): FileAnswer {
  const range = ctx.request.header('if-range') ? null : rangeOf(ctx, size, '')
  return {
    size,
    bytes: ctx.request.method() === 'HEAD' ? 0 : lengthOf(range, size),
    isOurs: false,
    async send() {
      setHeaders(ctx, headers)
      ctx.response.status(200).send(null)
    },
  }
}

/** @param etag its ETag: a stored name never gets another content */
function planOurselves(
  ctx: HttpContext,
  content: StoredContent,
  headers: Headers,
  etag: string
): FileAnswer {
  const { size } = content
  const range = rangeOf(ctx, size, etag)
  const isKnown = ctx.request.header('if-none-match') === etag
  const isHead = ctx.request.method() === 'HEAD'
  const answer = (status: number, more: Headers) => {
    setHeaders(ctx, { ...headers, ETag: etag, 'Accept-Ranges': 'bytes', ...more })
    return ctx.response.status(status)
  }

  async function send(): Promise<void> {
    if (isKnown) answer(304, {}).send(null)
    else if (isHead) answer(200, { 'Content-Length': String(size) }).stream(Readable.from([]))
    else if (range === 'outside') answer(416, { 'Content-Range': `bytes */${size}` }).send(null)
    else {
      // Closes itself when it has been sent.
      const bytes = await content.read(range)
      const length = { 'Content-Length': String(lengthOf(range, size)) }
      if (!range) answer(200, length).stream(bytes)
      else answer(206, { ...length, 'Content-Range': contentRange(range, size) }).stream(bytes)
    }
  }

  return { size, bytes: isKnown || isHead ? 0 : lengthOf(range, size), isOurs: true, send }
}

function rangeOf({ request }: HttpContext, size: number, etag: string) {
  const wanted = { range: request.header('range'), ifRange: request.header('if-range') }
  return chosenRange(wanted, size, etag)
}

function lengthOf(range: ByteRange | 'outside' | null, size: number): number {
  if (range === 'outside') return 0
  return range ? range.end - range.start + 1 : size
}

function contentRange({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`
}

function setHeaders({ response }: HttpContext, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
}
