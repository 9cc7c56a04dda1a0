import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import type { Folder } from '#app/platform/uploads/stored_files'

/** The names in a folder of stored files; tests keep them on the local disk. */
export async function storedFiles(folder: Folder): Promise<string[]> {
  try {
    return await readdir(join(env.get('DATA_DIR'), 'uploads', folder))
  } catch (error) {
    // The first file makes the folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
