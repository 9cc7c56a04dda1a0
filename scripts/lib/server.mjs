import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './paths.mjs'
import { Problem } from './problem.mjs'

const POLL_MS = 100
const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 10_000

/** The built API server as a child, with a clean end. */
export class ServerProcess {
  #child
  /** @type {Promise<number>} exit code of the server */
  ended

  /**
   * The server stays in this process group: whoever ends the group by force ends the server with it.
   * @param {string} node
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(node, env) {
    this.#child = spawn(node, ['bin/server.js'], {
      cwd: inRoot('api', 'build'),
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject)
      this.#child.once('exit', (code) => resolve(code ?? 1))
    })
  }

  /**
   * @param {string} url any answer below 500 counts
   * @throws {Problem} when the server ends or stays silent
   */
  async ready(url) {
    const deadline = Date.now() + READY_WITHIN_MS
    while (Date.now() < deadline) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        throw new Problem('The server ended while it started (see above).')
      }
      if (await answers(url)) return
      await sleep(POLL_MS)
    }
    await this.stop()
    throw new Problem(
      `The server did not answer at ${url} within ${READY_WITHIN_MS / 1000} seconds.`
    )
  }

  /** Lets the server finish what it is doing; by force when that takes too long. */
  async stop() {
    // On Ctrl-C the terminal has signalled the server already; a second signal changes nothing for it.
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.kill(), STOP_WITHIN_MS)
    await this.ended
    clearTimeout(timer)
  }

  kill() {
    this.#child.kill('SIGKILL')
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    // Not listening yet.
    return false
  }
}
