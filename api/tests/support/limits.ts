/**
 * The time limits of tests, in milliseconds, which end a test that hangs. They don't measure speed: each is many
 * times what its tests take on an idle machine, because a busy one may pause for seconds. Tests that become slow are
 * found by the medians (docs/testing.md).
 */
export const LIMITS = {
  /** A rule, a printer, a file: nothing outside this process. */
  unit: 20_000,
  /** Some calls to the server in this process. */
  functional: 30_000,
  /** Some hundred calls, password hashes, papers or files. */
  manyCalls: 60_000,
  /** Starts servers, databases or other programs, and waits until they are ready or have ended. */
  processes: 120_000,
  /** A property's random runs with calls in each, every route, or ten thousands of rows. */
  manyRuns: 180_000,
  /** Creates a whole sample academy, or fills a disk. */
  academy: 300_000,
}
