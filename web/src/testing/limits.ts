/**
 * How long tests wait at most, in milliseconds, so that one that hangs ends. They are no measure of speed: a busy machine may
 * stand still for seconds.
 */
export const LIMITS = {
  /** For one thing that must come. */
  wait: 10_000,
  /** A test: more than any one wait within it. */
  test: 30_000,
}
