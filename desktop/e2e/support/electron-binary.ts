import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Electron's binary, or null where it has not been fetched. Looks only: importing 'electron' would start a download.
 */
export function electronBinary(): string | null {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const note = join(folder, 'path.txt')
  if (!existsSync(note)) return null
  const binary = join(folder, 'dist', readFileSync(note, 'utf8').trim())
  return existsSync(binary) ? binary : null
}
