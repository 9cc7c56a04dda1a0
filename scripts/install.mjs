import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { Problem } from './problem.mjs'
import { inRoot, npmCommand } from './runtime.mjs'

/**
 * Compares with the file that npm writes at the end of each install.
 * @returns {boolean} whether the lock file has changed since the last install, or there was none
 */
export function isInstallNeeded(root = inRoot()) {
  const note = `${root}/node_modules/.package-lock.json`
  return !existsSync(note) || statSync(note).mtimeMs < statSync(`${root}/package-lock.json`).mtimeMs
}

/**
 * Installs exactly the lock file's versions.
 * @throws {Problem} when npm fails
 */
export function install() {
  // NODE_ENV=production or an `omit` in the user's npmrc would skip build tools or the pinned Node.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const [npm, ...first] = npmCommand()
  const { status } = spawnSync(npm, [...first, 'ci', ...flags, '--loglevel=error'], {
    cwd: inRoot(),
    stdio: 'inherit',
    shell: npm.endsWith('.cmd'),
  })
  if (status !== 0) {
    throw new Problem(
      'The packages could not be installed (npm ci failed, see above). ' +
        'Check the connection to the npm registry and run the same command again.'
    )
  }
}
