/**
 * How long a test may take at most, in milliseconds, so that one that hangs ends. They are no measure of speed: each is many times what
 * its tests take on an idle machine, for a busy one may stand still for seconds. What became slow, the medians tell
 * (docs/testing.md).
 */
export const LIMITS = {
  /** A rule, a printer, a file: nothing outside this process. */
  unit: 20_000,
  /** Some calls to the server in this process. */
  functional: 30_000,
  /** Some hundred calls, password hashes, papers or files. */
  manyCalls: 60_000,
  /** Starts servers, databases or other programs, and waits until they are well or have ended. */
  processes: 120_000,
  /** A property's random runs with calls in each, every route, or ten thousands of rows. */
  manyRuns: 180_000,
  /** Makes a whole academy of the demo, or fills a disk. */
  academy: 300_000,
}
