import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Path of Electron's binary, or null if it isn't downloaded. Importing 'electron' would start a download. */
export function electronBinary(): string | null {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const note = join(folder, 'path.txt')
  if (!existsSync(note)) return null
  const binary = join(folder, 'dist', readFileSync(note, 'utf8').trim())
  return existsSync(binary) ? binary : null
}
