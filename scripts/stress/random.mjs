/**
 * Random numbers that a seed repeats (mulberry32).
 * @param {number} seed a whole number
 * @returns {() => number} from 0 up to, not including, 1
 */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How long processes are paused, and run in between. Milliseconds. */
export const FROZEN_MS = { least: 100, most: 3_000 }
const GOING_MS = { least: 50, most: 2_000 }

/**
 * @typedef {object} Pause
 * @property {number} afterMs how long all go on before it
 * @property {number} forMs
 * @property {number} which from 0 to 1: below a third all processes stand still, else the one at that place of the rest
 */

/**
 * @param {() => number} random
 * @returns {Pause}
 */
export function nextPause(random) {
  const between = (/** @type {{ least: number, most: number }} */ { least, most }) =>
    least + random() * (most - least)
  return { afterMs: between(GOING_MS), forMs: between(FROZEN_MS), which: random() }
}

/**
 * @template Process
 * @param {Process[]} processes
 * @param {number} which of a pause
 * @returns {Process[]} those that stand still
 */
export function chosen(processes, which) {
  if (which < 1 / 3) return processes
  const at = Math.floor(((which - 1 / 3) / (2 / 3)) * processes.length)
  return processes.slice(at, at + 1)
}
