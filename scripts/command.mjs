import { spawn } from 'node:child_process'
import { inRoot, npmCommand } from './runtime.mjs'
import { measured, readCpuSeconds } from './suite/usage.mjs'

const KILL_AFTER_MS = 5_000
const POSIX = process.platform !== 'win32'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} CommandResult
 * @property {number} code exit code; 1 when a signal ended it
 * @property {string} output stdout and stderr in the order they came; empty when loud
 * @property {boolean} timedOut
 * @property {number} seconds how long it took
 * @property {number | null} cpuSeconds what it and its children used; null when that wasn't asked for or isn't known
 */

/**
 * Runs a program to its end.
 * @param {string[]} command executable and arguments
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} [options.timeoutMs] the command and its children are ended after this time
 * @param {(pid: number) => void} [options.onStart] called with its process
 * @param {string} [options.usageFile] where to note what it uses of the processor
 * @param {boolean} [options.loud] it prints to the terminal and nothing is captured
 * @returns {Promise<CommandResult>} also for a program that fails; rejects only when it can't be started
 */
export function run(command, { cwd, env, timeoutMs, onStart, usageFile, loud = false }) {
  const [file = '', ...args] = usageFile ? measured(command, usageFile) : command
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    // A separate process group, because npm and ace don't end their own children.
    const child = spawn(file, args, {
      cwd,
      env,
      detached: POSIX,
      shell: file.endsWith('.cmd'),
      stdio: loud ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    if (child.pid !== undefined) onStart?.(child.pid)
    let [output, timedOut] = ['', false]
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output += chunk))
    const timer =
      timeoutMs &&
      setTimeout(() => {
        timedOut = true
        end(child)
      }, timeoutMs)
    const forget = () => {
      clearTimeout(timer)
      running.delete(child)
    }
    child.once('error', (error) => {
      forget()
      reject(error)
    })
    child.once('close', (code) => {
      forget()
      const seconds = (performance.now() - begun) / 1000
      const cpuSeconds = usageFile ? readCpuSeconds(usageFile) : null
      resolve({ code: code ?? 1, output, timedOut, seconds, cpuSeconds })
    })
  })
}

/**
 * Runs a script of a package.json.
 * @param {string} script
 * @param {object} options
 * @param {string} [options.workspace] the root when absent
 * @param {string[]} [options.args]
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} [options.timeoutMs]
 * @param {(pid: number) => void} [options.onStart]
 * @param {string} [options.usageFile]
 * @param {boolean} [options.loud]
 */
export function runScript(script, { workspace, args = [], ...options }) {
  const place = workspace ? ['--workspace', workspace] : []
  const command = [...npmCommand(), 'run', '--silent', script, ...place, '--', ...args]
  return run(command, { cwd: inRoot(), ...options })
}

/** Ends every running command: SIGTERM first, SIGKILL later. */
export function endRunningCommands() {
  for (const child of running) end(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS).unref()
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (!child.pid) return
  if (!POSIX) return void child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // ESRCH: the group has already ended.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
