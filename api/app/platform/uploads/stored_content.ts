import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import env from '#start/env'
import { uploadsFolder } from '#app/platform/installation/data_dir'
import { errorCode } from '#app/platform/database/driver_errors'
import type { ByteRange } from '#app/platform/uploads/byte_range'

/** A stored file, on the disk or in the object storage. */
export interface StoredContent {
  /** In bytes. */
  size: number
  /** Its content, or a part of it. The reader closes it. */
  read(range: ByteRange | null): Promise<Readable>
}

/** @param file its folder and name; null when there is none */
export function findStored(file: string): Promise<StoredContent | null> {
  return env.get('DRIVE_DISK') === 'fs' ? findLocal(file) : findRemote(file)
}

async function findLocal(file: string): Promise<StoredContent | null> {
  const path = join(uploadsFolder(env.get('DATA_DIR')), file)
  try {
    const { size } = await stat(path)
    return {
      size,
      async read(range) {
        const handle = await open(path)
        return handle.createReadStream(range ?? {})
      },
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function findRemote(file: string): Promise<StoredContent | null> {
  const disk = drive.use()
  if (!(await disk.exists(file))) return null
  const { contentLength: size } = await disk.getMetaData(file)
  return {
    size,
    async read(range) {
      const whole = await disk.getStream(file)
      return range ? whole.pipe(only(range)).on('close', () => whole.destroy()) : whole
    },
  }
}

/** Passes on a part of a stream; Drive can read whole files only. */
export function only({ start, end }: ByteRange): Transform {
  let at = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      const from = Math.max(0, start - at)
      const to = Math.min(chunk.length, end + 1 - at)
      at += chunk.length
      if (from < to) this.push(chunk.subarray(from, to))
      if (at > end) this.push(null)
      next()
    },
  })
}
