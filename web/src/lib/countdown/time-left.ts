/**
 * The time left, as a function of a reading and a steady clock (`performance.now()`, milliseconds). Where a server
 * gave the reading, the device's own date plays no part: it may be wrong, or be set by somebody.
 */

/** How much was left, and when that was true: on the steady clock, where nothing else is said. */
export interface ClockReading {
  secondsRemaining: number
  at: number
}

/** Announced when they are reached, in seconds; the most urgent first. */
const ANNOUNCED_SECONDS = [60, 300, 600] as const

/** The server rounds up, so a fresh reading may seem to give back as much without meaning it. */
const ROUNDING_SECONDS = 1.5

/** A device that slept longer than this looks elsewhere for the time. */
const SLEEP_MS = 2000

/** A reading that travelled: taken half-way between request and answer. */
export function readingBetween(
  secondsRemaining: number,
  sentAt: number,
  receivedAt: number
): ClockReading {
  return { secondsRemaining, at: (sentAt + receivedAt) / 2 }
}

/** Seconds left, fractions included; 0 when the time is up. */
export function exactRemaining({ secondsRemaining, at }: ClockReading, now: number): number {
  return Math.max(0, secondsRemaining - Math.max(0, now - at) / 1000)
}

/** Whole seconds left, rounded up like the server's; 0 when the time is up. */
export function remainingAt(reading: ClockReading, now: number): number {
  return Math.ceil(exactRemaining(reading, now))
}

/** Milliseconds until the shown second changes; null once the time is up. */
export function untilNextSecond(reading: ClockReading, now: number): number | null {
  const exact = exactRemaining(reading, now)
  if (exact <= 0) return null
  return (exact - (Math.ceil(exact) - 1)) * 1000
}

/** The reading to go on with: the fresh one, unless it differs from what is shown by nothing but rounding. */
export function adoptReading(current: ClockReading, fresh: ClockReading): ClockReading {
  const shown = exactRemaining(current, fresh.at)
  const gain = fresh.secondsRemaining - shown
  return shown > 0 && gain > 0 && gain <= ROUNDING_SECONDS ? current : fresh
}

/** The announcement due when the time left went from `before` to `after` seconds, the most urgent only. */
export function announcementBetween(before: number, after: number): number | null {
  return ANNOUNCED_SECONDS.find((mark) => after > 0 && before > mark && after <= mark) ?? null
}

/**
 * Whether the device slept between two moments: steady clocks stand still in sleep on some systems, dates
 * don't. A changed date looks the same.
 */
export function hasSlept(
  before: { date: number; steady: number },
  now: { date: number; steady: number }
): boolean {
  return Math.abs(now.date - before.date - (now.steady - before.steady)) > SLEEP_MS
}
