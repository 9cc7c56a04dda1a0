const STEP = 0x6d2b79f5
const RANGE = 2 ** 32

/**
 * Numbers from 0 to just under 1 that repeat with their seed (mulberry32): every demo gets the same data. Not for
 * secrets.
 */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + STEP) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE
  }
}
