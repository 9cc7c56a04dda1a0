import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { uploadsFolder } from '#app/platform/data_dir'
import { errorCode } from '#app/platform/database/driver_errors'
import { NotFound } from '#app/platform/errors/failures'
import { chosenRange } from '#app/platform/uploads/byte_range'
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

/**
 * Sends a stored file to a reader that the caller has authorised. Its type comes from our own name, never from the
 * uploader; a page opened on it may run nothing.
 * @throws NotFound when there is no such file.
 */
export async function sendStoredFile(
  ctx: HttpContext,
  folder: Folder,
  name: string,
  cacheControl = 'private, no-store'
): Promise<void> {
  if (!STORED_NAME.test(name)) throw notFound()
  const file = `${folder}/${name}`
  const headers = {
    'Content-Type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': cacheControl,
  }
  const isLocal = env.get('DRIVE_DISK') === 'fs'
  await (isLocal ? sendLocal(ctx, file, headers) : sendRemote(ctx, file, headers))
}

type Headers = Readonly<Record<string, string>>

/** From the disk: the whole file, a part of it, or nothing to a reader that has it already. */
async function sendLocal(ctx: HttpContext, file: string, headers: Headers): Promise<void> {
  const { request, response } = ctx
  const handle = await openFile(join(uploadsFolder(env.get('DATA_DIR')), file))
  const accelerator = env.get('ACCEL_REDIRECT')
  if (accelerator) {
    await handle.close()
    // nginx adds its own validator and ranges.
    setHeaders(ctx, { ...headers, 'X-Accel-Redirect': `${accelerator}/${file}` })
    return response.status(200).send(null)
  }
  const { size } = await handle.stat()
  // A stored name never gets another content.
  const etag = `"${file}"`
  const sending = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' }
  const wanted = { range: request.header('range'), ifRange: request.header('if-range') }
  const range = chosenRange(wanted, size, etag)

  const answer = (status: number, more: Headers) => {
    setHeaders(ctx, { ...sending, ...more })
    return response.status(status)
  }
  const isKnown = request.header('if-none-match') === etag
  const isHead = request.method() === 'HEAD'
  if (isKnown || isHead || range === 'outside') await handle.close()

  if (isKnown) answer(304, {}).send(null)
  else if (isHead) answer(200, { 'Content-Length': String(size) }).stream(Readable.from([]))
  else if (range === 'outside') answer(416, { 'Content-Range': `bytes */${size}` }).send(null)
  else if (range) {
    const { start, end } = range
    const partly = { 'Content-Range': `bytes ${start}-${end}/${size}` }
    const length = { 'Content-Length': String(end - start + 1) }
    // Closes the file, too.
    answer(206, { ...partly, ...length }).stream(handle.createReadStream(range))
  } else {
    answer(200, { 'Content-Length': String(size) }).stream(handle.createReadStream())
  }
}

function setHeaders({ response }: HttpContext, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
}

async function openFile(path: string) {
  try {
    return await open(path)
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? notFound() : error
  }
}

async function sendRemote(ctx: HttpContext, file: string, headers: Headers): Promise<void> {
  const disk = drive.use()
  if (!(await disk.exists(file))) throw notFound()
  const { contentLength } = await disk.getMetaData(file)
  const content = await disk.getStream(file)
  setHeaders(ctx, { ...headers, 'Content-Length': String(contentLength) })
  ctx.response.stream(content)
}

function notFound(): NotFound {
  return new NotFound('Berkas tidak ditemukan.')
}
