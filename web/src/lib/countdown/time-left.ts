/**
 * The time left, computed from a reading and a monotonic clock (`performance.now()`, milliseconds), so that it does not
 * depend on the device's date, which users can change.
 */

/** The time left and the moment it was measured, by the monotonic clock unless stated otherwise. */
export interface ClockReading {
  secondsRemaining: number
  at: number
}

/** Seconds at which the time is announced, the most urgent first. */
const ANNOUNCED_SECONDS = [60, 300, 600] as const

/** The server rounds up, so a new reading may be larger by this much. */
const ROUNDING_SECONDS = 1.5

/** After a longer sleep the server is asked for the time. */
const SLEEP_MS = 2000

/** A server reading, dated to the middle between request and response. */
export function readingBetween(
  secondsRemaining: number,
  sentAt: number,
  receivedAt: number
): ClockReading {
  return { secondsRemaining, at: (sentAt + receivedAt) / 2 }
}

/** Seconds left, with fractions; 0 when the time is up. */
export function exactRemaining({ secondsRemaining, at }: ClockReading, now: number): number {
  return Math.max(0, secondsRemaining - Math.max(0, now - at) / 1000)
}

/** Whole seconds left, rounded up like the server's; 0 when the time is up. */
export function remainingAt(reading: ClockReading, now: number): number {
  return Math.ceil(exactRemaining(reading, now))
}

/** Milliseconds until the shown second changes; null when the time is up. */
export function untilNextSecond(reading: ClockReading, now: number): number | null {
  const exact = exactRemaining(reading, now)
  if (exact <= 0) return null
  return (exact - (Math.ceil(exact) - 1)) * 1000
}

/** The new reading, unless it differs from the current one only by rounding. */
export function adoptReading(current: ClockReading, fresh: ClockReading): ClockReading {
  const shown = exactRemaining(current, fresh.at)
  const gain = fresh.secondsRemaining - shown
  return shown > 0 && gain > 0 && gain <= ROUNDING_SECONDS ? current : fresh
}

/** The announcement that is due between `before` and `after` seconds; only the most urgent one. */
export function announcementBetween(before: number, after: number): number | null {
  return ANNOUNCED_SECONDS.find((mark) => after > 0 && before > mark && after <= mark) ?? null
}

/**
 * Whether the device slept between two moments: some monotonic clocks stop during sleep while the date runs on. A
 * changed date looks the same.
 */
export function hasSlept(
  before: { date: number; steady: number },
  now: { date: number; steady: number }
): boolean {
  return Math.abs(now.date - before.date - (now.steady - before.steady)) > SLEEP_MS
}
