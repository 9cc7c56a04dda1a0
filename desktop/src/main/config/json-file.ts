import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Only the kiosk's account may read the key and the PIN's hash. On Windows the folder's rights ensure this. */
const OWNER_ONLY = 0o600

/**
 * The text of a file, or null if it doesn't exist.
 * @throws Error if it can't be read for another reason
 */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes a value atomically, so that a power cut leaves the old file. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.baru`
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY, flush: true })
  renameSync(draft, file)
}
