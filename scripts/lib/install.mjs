import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from './command.mjs'
import { inRoot } from './paths.mjs'
import { Problem } from './problem.mjs'
import { npmCommand } from './runtime.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Compares what the lock file asks for with what npm noted at the end of its last install, so that an install that
 * somebody ran by hand counts as well as ours.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json
 * @param {(folder: string) => boolean} isThere whether a package's folder exists
 * @returns {string | null} the first package that is missing or differs; null when all is in place
 */
export function firstMissing(wanted, installed, isThere) {
  for (const [folder, locked] of Object.entries(wanted.packages)) {
    if (!folder.includes('node_modules/')) continue
    const found = installed?.packages[folder]
    // Builds for other platforms are optional and rightly absent.
    if (!found && locked.optional) continue
    const same =
      found !== undefined &&
      found.version === locked.version &&
      found.integrity === locked.integrity &&
      (!locked.link || found.resolved === locked.resolved)
    if (!same || !isThere(folder)) return folder
  }
  return null
}

/** Below node_modules, which `npm ci` empties: an install that is cut short leaves no stamp. */
const STAMP = inRoot('node_modules', '.cache', 'lulus', 'installed')

/** @returns {boolean} whether node_modules differs from what the lock file asks for */
export function isInstallNeeded() {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOf(lock)) return false

  const note = inRoot('node_modules', '.package-lock.json')
  const installed = existsSync(note)
    ? /** @type {Lock} */ (JSON.parse(readFileSync(note, 'utf8')))
    : null
  return firstMissing(JSON.parse(lock), installed, (folder) => existsSync(inRoot(folder))) !== null
}

/**
 * Installs exactly what the lock file says.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Problem} when npm fails, with what it said
 */
export async function install(env) {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8')
  // NODE_ENV=production or an `omit` in the user's npmrc would leave out the build tools or the pinned Node.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const result = await run([...npmCommand(env), 'ci', ...flags], { cwd: inRoot(), env })
  if (result.code !== 0) {
    throw new Problem(
      'The packages could not be installed (npm ci failed, see above). ' +
        'Check the connection to the npm registry and run the same command again.',
      result.output
    )
  }
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, hashOf(lock))
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}
