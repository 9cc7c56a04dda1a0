import { join } from 'node:path'

/** Files below DATA_DIR that an installation with SQLite must preserve. */

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'lulus.sqlite3')
}

/** Need not be preserved: its contents expire within minutes. */
export function noncesFile(dataDir: string): string {
  return join(dataDir, 'lab-nonces.sqlite3')
}

export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads')
}
