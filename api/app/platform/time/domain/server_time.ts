/**
 * How the server keeps time (docs/adr/0008-server-time.md). Time passes with the machine's monotonic clock and follows
 * small drifts of the wall clock slowly. A sudden step of the wall clock is ignored, because it could end an exam.
 */

/** The machine's clocks at one moment, in milliseconds. */
export interface Reading {
  /** The wall clock, since the epoch; can be set at any time. */
  wall: number
  /** Time since a fixed point, sleep included; only differences are meaningful. */
  elapsed: number
}

/** A difference between the wall clock and the server's time. */
export interface ClockStep {
  /** Wall clock minus server time when it was found. */
  difference: number
  /** The reading's `elapsed` when it was found. */
  since: number
}

export interface ServerTime {
  /** The server's time at `elapsed`, in epoch milliseconds with fractions. */
  time: number
  elapsed: number
  /** Null while the wall clock is right. */
  step: ClockStep | null
}

/** Larger differences count as a step. */
export const FOLLOWED_MS = 1000

/** Speed of correction: one millisecond per second, too small to notice in a session. */
export const FOLLOWED_PER_MS = 0.001

/** A stepped wall clock must be stable this long before the server may use it. */
export const SETTLED_MS = 60_000

/** The time of a server that starts now. @param time default: the wall clock */
export function beginTime(reading: Reading, time = reading.wall): ServerTime {
  return look({ time, elapsed: reading.elapsed, step: null }, reading)
}

/**
 * The server's time at a later reading. It never goes back and differs from the machine's count by at most
 * `FOLLOWED_PER_MS`.
 */
export function look(known: ServerTime, { wall, elapsed }: Reading): ServerTime {
  const passed = Math.max(0, elapsed - known.elapsed)
  const counted = { time: known.time + passed, elapsed: known.elapsed + passed }
  const difference = wall - counted.time

  if (Math.abs(difference) > FOLLOWED_MS) {
    const isSame = known.step !== null && isClose(known.step.difference, difference)
    return { ...counted, step: isSame ? known.step : { difference, since: counted.elapsed } }
  }
  const most = passed * FOLLOWED_PER_MS
  const followed = Math.min(Math.max(difference, -most), most)
  return { ...counted, time: counted.time + followed, step: null }
}

/** Whether the wall clock stepped and was stable long enough to be used. */
export function isSettled({ step, elapsed }: ServerTime): boolean {
  return step !== null && elapsed - step.since >= SETTLED_MS
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= FOLLOWED_MS
}
