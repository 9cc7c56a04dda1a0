import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import type { Folder } from '#app/platform/uploads/stored_files'

/** File names in a folder of stored files; tests store them locally. */
export async function storedFiles(folder: Folder): Promise<string[]> {
  try {
    return await readdir(join(env.get('DATA_DIR'), 'uploads', folder))
  } catch (error) {
    // The folder is created with its first file.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
