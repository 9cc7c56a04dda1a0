/**
 * The longest waits of the tests, in milliseconds, so that a hanging test ends. They don't measure speed, because a
 * busy machine may pause for seconds.
 */
export const LIMITS = {
  /** For one expected event. */
  wait: 10_000,
  /** For a whole test, longer than any single wait within it. */
  test: 30_000,
}
