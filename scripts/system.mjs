import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { run } from './command.mjs'
import { Problem } from './problem.mjs'

/** Folders of servers that a user's PATH often lacks. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/opt/homebrew/bin']

/**
 * @param {string} name to look up in PATH and the system's folders, or an absolute path
 * @returns {string | null} absolute path of the executable
 */
export function findExecutable(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS]
  const places = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))
  return places.find(isExecutable) ?? null
}

/** @returns {boolean} whether Debian packages can be installed here */
export function mayInstall() {
  return process.getuid?.() === 0 && findExecutable('apt-get') !== null
}

/**
 * @param {string} name of a Debian package
 * @throws {Problem} when it can't be installed
 */
export async function installPackage(name) {
  const options = { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const flags = ['-y', '-qq', '--no-install-recommends']
  for (const command of [
    ['update', '-qq'],
    ['install', ...flags, name],
  ]) {
    const { code, output } = await run(['apt-get', ...command], options)
    if (code !== 0) throw new Problem(`apt-get could not install ${name}.`, output)
  }
}

/**
 * Some systems have a placeholder that only says where to get the program.
 * @param {string} path
 */
export function saysItsVersion(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
