import { vi } from 'vitest'

/** In pieces, because what follows from one timer may set the next. */
const PIECES = 20
/** Turns of the real loop, in which stores and promises go on that no timer moves. */
const TURNS = 25

/**
 * Takes the clocks and timers over until the test is over, so that `passTime` moves them. Unless they also flow as real time does, nothing
 * else may wait meanwhile: `eventually`,
 * `waitFor` and a user's events have timers, too.
 */
export function fakeTime({ isFlowing = false } = {}): void {
  vi.useFakeTimers({
    shouldAdvanceTime: isFlowing,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
      'performance',
    ],
  })
}

/**
 * Lets milliseconds of faked time pass, with all that they bring: what hasn't happened then doesn't come late either. Wait like this
 * to show that something doesn't happen; a real pause of the same length would cost as much, and on a busy machine prove less.
 */
export async function passTime(milliseconds: number): Promise<void> {
  for (let piece = 0; piece < PIECES; piece++) {
    await vi.advanceTimersByTimeAsync(milliseconds / PIECES)
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}
