import type { Reading } from '#app/platform/time/domain/server_time'

/** What a process has noted down about its time. */
export interface NotedTime {
  /** Names the machine's boot in which it ran; null where the system doesn't say. */
  boot: string | null
  /** What that machine had counted since its boot, in milliseconds. */
  elapsed: number
  /** The server's time then. */
  time: number
  /** How long ago that is by the database's clock, in milliseconds. */
  age: number
}

/** A process notes its time every ten seconds; one that hasn't for so long has ended. */
const PRESUMED_ENDED_MS = 30_000

/** Whether the process that noted this still runs, as far as the database's clock can tell. */
export function isAlive({ age }: NotedTime): boolean {
  return Math.abs(age) <= PRESUMED_ENDED_MS
}

/**
 * The time at which a process starts, so that a wall clock that was set meanwhile ends no exam:
 * - on a machine that wasn't restarted time has gone on as the machine counted it;
 * - beside other processes it is theirs, unless the wall clock says the same more exactly;
 * - else the wall clock is all there is, but it is never earlier than what was noted last.
 */
export function startingTime(
  { wall, elapsed }: Reading,
  boot: string | null,
  noted: readonly NotedTime[]
): number {
  const isOfThisBoot = (one: NotedTime) =>
    boot !== null && one.boot === boot && one.elapsed <= elapsed
  const ofThisBoot = latest(noted.filter(isOfThisBoot))
  if (ofThisBoot) return ofThisBoot.time + (elapsed - ofThisBoot.elapsed)

  const alive = latest(noted.filter(isAlive))
  const theirs = alive && alive.time + alive.age
  if (theirs !== undefined) return Math.abs(theirs - wall) <= AS_GOOD_AS_EQUAL_MS ? wall : theirs

  return Math.max(wall, latest(noted)?.time ?? wall)
}

/** The database answers within that; two machines that both follow NTP differ less. */
const AS_GOOD_AS_EQUAL_MS = 2000

function latest(noted: readonly NotedTime[]): NotedTime | undefined {
  return noted.toSorted((one, other) => other.time - one.time)[0]
}
