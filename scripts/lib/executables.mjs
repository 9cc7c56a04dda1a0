import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Where servers lie, which a user's PATH often leaves out. */
const SYSTEM_FOLDERS = [
  '/usr/local/sbin',
  '/usr/sbin',
  '/sbin',
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
]

/**
 * @param {string[]} candidates names to look up in PATH and the system's folders, or absolute paths
 * @param {string} [path] the PATH to search
 * @returns {string | null} absolute path of the first that can be executed
 */
export function findExecutable(candidates, path = process.env.PATH ?? '') {
  const folders = [...path.split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS]
  for (const candidate of candidates) {
    const places = isAbsolute(candidate)
      ? [candidate]
      : folders.map((folder) => join(folder, candidate))
    const found = places.find(isExecutable)
    if (found) return found
  }
  return null
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
