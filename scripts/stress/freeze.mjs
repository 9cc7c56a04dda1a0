import { spawnSync } from 'node:child_process'
import { chosen, nextPause } from './random.mjs'

/**
 * Pauses the processes below one from time to time, all or one of them, as on a busy machine.
 * @param {number} pid
 * @param {() => number} random
 * @returns {() => number} ends it: all processes resume; returns how many pauses there were
 */
export function freezeAtRandom(pid, random) {
  let pauses = 0
  let frozen = /** @type {number[]} */ ([])
  let timer = setTimeout(() => {}, 0)
  const goOn = () => {
    for (const one of frozen) signal(one, 'SIGCONT')
    frozen = []
  }
  const plan = () => {
    const { afterMs, forMs, which } = nextPause(random)
    timer = setTimeout(() => {
      frozen = chosen(descendantsOf(pid), which)
      for (const one of frozen) signal(one, 'SIGSTOP')
      pauses += 1
      timer = setTimeout(() => {
        goOn()
        plan()
      }, forMs)
    }, afterMs)
  }
  plan()
  return () => {
    clearTimeout(timer)
    goOn()
    return pauses
  }
}

/**
 * @param {number} pid
 * @returns {number[]} the processes that it and its children started, in the order of their numbers
 */
export function descendantsOf(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = new Set([pid])
  // Repeated until a round adds none, because a child may have a lower number than its parent.
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const [child = 0, parent = 0] of all) if (found.has(parent)) found.add(child)
  }
  found.delete(pid)
  return [...found].sort((one, other) => one - other)
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    // ESRCH: it has ended since.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
