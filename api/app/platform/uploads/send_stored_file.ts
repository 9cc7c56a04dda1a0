import { extname } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/platform/errors/failures'
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
 * Streams a stored file to a reader that the caller has authorised. Its type comes from our own name, never
 * from the uploader; a page opened on it may run nothing.
 * @throws NotFound when there is no such file.
 */
export async function sendStoredFile(
  { response }: HttpContext,
  folder: Folder,
  name: string,
  cacheControl = 'private, no-store'
): Promise<void> {
  const disk = drive.use()
  const key = `${folder}/${name}`
  if (!STORED_NAME.test(name) || !(await disk.exists(key))) {
    throw new NotFound('Berkas tidak ditemukan.')
  }

  const { contentLength } = await disk.getMetaData(key)
  response.header('Content-Type', CONTENT_TYPES[extname(name)] ?? 'application/octet-stream')
  response.header('Content-Length', String(contentLength))
  response.header('Content-Disposition', 'attachment')
  response.header('Content-Security-Policy', "default-src 'none'; sandbox")
  response.header('Cache-Control', cacheControl)
  response.stream(await disk.getStream(key))
}
