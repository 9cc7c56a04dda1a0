import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#app/platform/database/driver_errors'

/** In the data folder: when `ace backup` last made a complete copy of it, as an ISO 8601 instant. */
const lastBackupFile = (dataDir: string) => join(dataDir, 'last-backup.txt')

/** Whoever makes backups need not be who runs the server: it holds nothing but a time. */
const READABLE = 0o644

/** Notes that a backup was made. */
export async function noteBackup(dataDir: string, createdAt: string): Promise<void> {
  await writeFile(lastBackupFile(dataDir), createdAt, { mode: READABLE })
}

/** When the last backup was made, in epoch milliseconds; null when none was, or another tool makes them. */
export async function readLastBackup(dataDir: string): Promise<number | null> {
  try {
    const instant = Date.parse(await readFile(lastBackupFile(dataDir), 'utf8'))
    return Number.isNaN(instant) ? null : instant
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
