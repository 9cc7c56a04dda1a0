/** The time left as a device last knew it. */
export interface ClockNote {
  /** Seconds left, with fractions. */
  left: number
  /** Epoch milliseconds by the device's own clock, which may be wrong. */
  wall: number
}

/**
 * Seconds left when a page opens without the server: less by the time that has passed on the device's clock, and never
 * more than was noted, so a clock that was set back gives nothing.
 */
export function leftAt({ left, wall }: ClockNote, now: number): number {
  return Math.max(0, left - Math.max(0, now - wall) / 1000)
}
