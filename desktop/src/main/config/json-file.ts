import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Only the account that runs the kiosk may read its key and its PIN's hash (Windows: the folder's own rights). */
const OWNER_ONLY = 0o600

/** The text of a file, or null when there is none. Any other failure is the caller's. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes a value whole or not at all: a power cut leaves the old file. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.baru`
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY, flush: true })
  renameSync(draft, file)
}
