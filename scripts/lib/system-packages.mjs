import { run } from './command.mjs'
import { Problem } from './problem.mjs'
import { findExecutable } from './executables.mjs'

/** @typedef {{ manager: string, update: string[] | null, install: string[] }} PackageManager */

/** @type {PackageManager[]} */
const MANAGERS = [
  {
    manager: 'apt-get',
    update: ['apt-get', 'update', '-qq'],
    install: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'],
  },
  {
    manager: 'dnf',
    update: null,
    install: ['dnf', 'install', '-y', '--setopt=install_weak_deps=False'],
  },
]

/**
 * @param {boolean} isRoot
 * @param {(name: string) => boolean} isThere
 * @returns {PackageManager | null} the manager that may be used here
 */
export function choosePackageManager(isRoot, isThere) {
  if (!isRoot) return null
  return MANAGERS.find(({ manager }) => isThere(manager)) ?? null
}

/** @returns {PackageManager | null} */
export function packageManagerHere() {
  return choosePackageManager(process.getuid?.() === 0, (name) => findExecutable([name]) !== null)
}

/**
 * @param {PackageManager} manager
 * @param {string} name
 * @throws {Problem} when the package can't be had
 */
export async function installSystemPackage({ manager, update, install }, name) {
  const options = { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  let output = ''
  for (const command of [update, [...install, name]]) {
    if (!command) continue
    const result = await run(command, options)
    output += result.output
    if (result.code !== 0) throw new Problem(`${manager} could not install ${name}.`, output)
  }
}
