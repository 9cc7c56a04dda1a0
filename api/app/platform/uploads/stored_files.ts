import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import env from '#start/env'
import { uploadsFolder } from '#app/platform/installation/data_dir'
import { CommitRefused } from '#app/platform/database/transaction'

/** The folders of stored files; each has its own rule of who may read it. */
export const FOLDERS = [
  'bukti',
  'audio',
  'reading',
  'profile',
  'logo',
  'testimoni',
  'sertifikat',
] as const
export type Folder = (typeof FOLDERS)[number]

/** A stored name: 32 hexadecimal digits and an extension, nothing a client chose. */
export const STORED_NAME = /^[0-9a-f]{32}\.(jpg|png|webp|mp3|m4a|ogg|wav)$/

/** Stores a checked file under a random name, synced to disk, and returns that name. */
export async function storeFile(folder: Folder, data: Buffer, extension: string): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  await drive.use().put(`${folder}/${name}`, data)
  if (env.get('DRIVE_DISK') === 'fs') {
    const path = join(uploadsFolder(env.get('DATA_DIR')), folder)
    await flush(join(path, name))
    // Windows can't sync a folder, and doesn't need it.
    if (process.platform !== 'win32') await flush(path)
  }
  return name
}

/** Syncs a file, or a folder's list of names, to disk: the local storage doesn't by itself. */
async function flush(path: string): Promise<void> {
  await using handle = await open(path)
  await handle.sync()
}

/** The content of a stored file, or null when it isn't there. */
export async function readStoredFile(folder: Folder, name: string): Promise<Buffer | null> {
  const disk = drive.use()
  const key = `${folder}/${name}`
  return (await disk.exists(key)) ? Buffer.from(await disk.getBytes(key)) : null
}

/** Removes a stored file; one that is already gone is fine. */
export async function removeFile(folder: Folder, name: string): Promise<void> {
  await drive.use().delete(`${folder}/${name}`)
}

/**
 * Removes an unreferenced file. A failure doesn't affect the change before it, so it is only logged: the file that is
 * left can't be reached.
 */
export async function discardFile(folder: Folder, name: string): Promise<void> {
  try {
    await removeFile(folder, name)
  } catch (error) {
    logger.error({ err: error, folder, name }, 'a stored file could not be removed')
  }
}

/**
 * Stores a file for the time of `work` and removes it when `work` fails, so that a refused change of state leaves
 * nothing behind. A file is preserved when the change may refer to it, although the commit was not confirmed.
 */
export async function withStoredFile<Result>(
  folder: Folder,
  file: { data: Buffer; extension: string },
  work: (name: string) => Promise<Result>
): Promise<Result> {
  const name = await storeFile(folder, file.data, file.extension)
  try {
    return await work(name)
  } catch (error) {
    if (!(error instanceof CommitRefused && error.isUncertain)) await discardFile(folder, name)
    throw error
  }
}

/** The path of a stored file on the wire: relative to the API's base, see contract section 2. */
export function uploadPath(folder: Folder, name: string): string
export function uploadPath(folder: Folder, name: string | null): string | null
export function uploadPath(folder: Folder, name: string | null): string | null {
  return name === null ? null : `/uploads/${folder}/${name}`
}
