/**
 * The longest waits of the tests, in milliseconds, so that a hanging test ends. They don't measure speed, because a
 * busy machine may pause for seconds.
 */
export const LIMITS = {
  /** For one expected event. */
  wait: 10_000,
  /** A test. */
  test: 30_000,
  /** A test that runs other programs, or hashes PINs at full cost. */
  processes: 60_000,
}
