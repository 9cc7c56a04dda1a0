/** The time left as last stored on a device. */
export interface ClockNote {
  /** Seconds left, with fractions. */
  left: number
  /** Epoch milliseconds by the device's own clock, which may be wrong. */
  wall: number
}

/**
 * Seconds left when a page opens without the server: reduced by the time that has passed on the device's clock, and
 * never more than was stored, so that setting the clock back gains nothing.
 */
export function leftAt({ left, wall }: ClockNote, now: number): number {
  return Math.max(0, left - Math.max(0, now - wall) / 1000)
}
