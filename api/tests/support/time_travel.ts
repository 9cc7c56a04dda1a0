import { clock } from '#app/platform/clock'

/** Holds the server's clock still and moves it by hand; `using` gives the real one back. */
export function stopClock(startAt = Date.now()) {
  const real = clock.now
  let now = startAt
  clock.now = () => now

  return {
    get now() {
      return now
    },
    /** Moves the clock forward by milliseconds. */
    pass(milliseconds: number) {
      now += milliseconds
    },
    [Symbol.dispose]() {
      clock.now = real
    },
  }
}
