/**
 * Whole seconds left of a section, rounded up; 0 when its time is up. `startedAt` and `now` are of a steady
 * clock (`performance.now()`, milliseconds), which a changed date doesn't move.
 */
export function secondsLeft(total: number, startedAt: number, now: number): number {
  const elapsed = Math.max(0, now - startedAt) / 1000
  return Math.max(0, Math.ceil(total - elapsed))
}
