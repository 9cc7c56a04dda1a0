/**
 * How the server keeps time (docs/adr/0008-server-time.md). Time passes as the machine's monotonic clock counts it. The
 * wall clock is followed slowly while it agrees; when it steps it is not believed, because an exam would end by it.
 */

/** What the machine's clocks show at one moment, in milliseconds. */
export interface Reading {
  /** The wall clock, since the epoch: anybody may set it, at any time. */
  wall: number
  /** Counts up while the machine is on, asleep too; only differences mean something. */
  elapsed: number
}

/** The wall clock's disagreement with the server's time. */
export interface ClockStep {
  /** Wall clock minus server time when it was noticed. */
  difference: number
  /** The reading's `elapsed` when it was noticed. */
  since: number
}

export interface ServerTime {
  /** The server's time at `elapsed`, in epoch milliseconds with fractions. */
  time: number
  elapsed: number
  /** Null while the wall clock agrees. */
  step: ClockStep | null
}

/** A larger difference is a step. */
export const FOLLOWED_MS = 1000

/** How fast a difference is made up for: a millisecond a second, so that no session notices. */
export const FOLLOWED_PER_MS = 0.001

/** A wall clock that has kept its new time for so long may be taken over, as soon as that harms no exam. */
export const SETTLED_MS = 60_000

/** The time of a server that starts now. @param time default: what the wall clock shows */
export function beginTime(reading: Reading, time = reading.wall): ServerTime {
  return look({ time, elapsed: reading.elapsed, step: null }, reading)
}

/**
 * The server's time at a later reading. It never goes back, and never passes faster or slower than the machine counts
 * by more than `FOLLOWED_PER_MS`.
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

/** Whether the wall clock has stepped and then kept its new time long enough to be taken over. */
export function isSettled({ step, elapsed }: ServerTime): boolean {
  return step !== null && elapsed - step.since >= SETTLED_MS
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= FOLLOWED_MS
}
