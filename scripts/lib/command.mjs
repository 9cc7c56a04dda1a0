import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const KILL_AFTER_MS = 5_000
const POSIX = process.platform !== 'win32'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} CommandOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {number} [timeoutMs] the command and its children are ended after this time
 * @property {boolean} [loud] it prints to the terminal and nothing is kept
 *
 * @typedef {object} CommandResult
 * @property {number} code exit code, 128 + signal number when a signal ended it
 * @property {string} output stdout and stderr in the order they came
 * @property {boolean} timedOut
 */

/**
 * Runs a program to its end and keeps what it says.
 * @param {string[]} command executable and arguments
 * @param {CommandOptions} options
 * @returns {Promise<CommandResult>} also for a program that fails; rejects only when it can't be started
 */
export function run([file = '', ...args], { cwd, env, timeoutMs, loud = false }) {
  return new Promise((resolve, reject) => {
    // A group of its own: ending it ends grandchildren too, which npm and ace leave alone.
    const child = spawn(file, args, {
      cwd,
      env,
      detached: POSIX,
      shell: file.endsWith('.cmd'),
      stdio: loud ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)

    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))

    let timedOut = false
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true
          end(child)
        }, timeoutMs)
      : undefined

    child.once('error', (error) => {
      clearTimeout(timer)
      running.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({
        code: code ?? 128 + (signal ? constants.signals[signal] : 0),
        output: Buffer.concat(chunks).toString('utf8'),
        timedOut,
      })
    })
  })
}

/** Ends every command that still runs, politely first. */
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
  if (!POSIX) {
    child.kill(signal)
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // The group has already gone; anything else is a fault of ours.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
