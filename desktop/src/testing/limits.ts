/**
 * How long tests wait at most, in milliseconds, so that one that hangs ends. They are no measure of speed: a busy machine may
 * stand still for seconds.
 */
export const LIMITS = {
  /** For one thing that must come. */
  wait: 10_000,
  /** A test. */
  test: 30_000,
  /** A test that runs other programs, or hashes as slowly as a PIN deserves. */
  processes: 60_000,
}
