import { join } from 'node:path'

/** Where an installation on the embedded database keeps what must not be lost, below its DATA_DIR. */

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'lulus.sqlite3')
}

export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads')
}
