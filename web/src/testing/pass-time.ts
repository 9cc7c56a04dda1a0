import { vi } from 'vitest'

/** In steps, because the effect of one timer may start another. */
const PIECES = 20
/** Turns of the real event loop, for stores and promises that don't depend on timers. */
const TURNS = 25

/**
 * Fakes clocks and timers until the end of the test, so that `passTime` moves them. Unless they also follow real time,
 * nothing else may wait meanwhile, because `eventually`, `waitFor` and user events use timers too.
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
 * Advances the faked time by milliseconds, including everything that follows from it. Use it to show that something
 * doesn't happen: a real pause would cost as much, and prove less on a busy machine.
 */
export async function passTime(milliseconds: number): Promise<void> {
  for (let piece = 0; piece < PIECES; piece++) {
    await vi.advanceTimersByTimeAsync(milliseconds / PIECES)
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}
