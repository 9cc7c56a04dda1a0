import { join } from 'node:path'

/** Files below DATA_DIR that an installation with SQLite must keep. */

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'lulus.sqlite3')
}

/** Need not be kept: what is in it ends within minutes. */
export function noncesFile(dataDir: string): string {
  return join(dataDir, 'lab-nonces.sqlite3')
}

export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads')
}
