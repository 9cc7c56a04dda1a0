import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder, absolute. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/**
 * @param {...string} parts path below the root
 * @returns {string} absolute path
 */
export function inRoot(...parts) {
  return join(ROOT, ...parts)
}
