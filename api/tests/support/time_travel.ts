import { clock } from '#app/platform/time/clock'

/** Stops the server's clock, so that tests can move it; `using` restores it. */
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
