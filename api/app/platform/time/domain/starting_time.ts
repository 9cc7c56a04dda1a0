import type { Reading } from '#app/platform/time/domain/server_time'

/** The time that a process stored. */
export interface NotedTime {
  /** Id of the machine's boot; null when the system doesn't tell. */
  boot: string | null
  /** The machine's count since its boot, in milliseconds. */
  elapsed: number
  /** The server's time at that moment. */
  time: number
  /** How long ago that was by the database's clock, in milliseconds. */
  age: number
}

/** A process stores its time every ten seconds; after this long it counts as ended. */
const PRESUMED_ENDED_MS = 30_000

/** Whether the process that stored this still runs, by the database's clock. */
export function isAlive({ age }: NotedTime): boolean {
  return Math.abs(age) <= PRESUMED_ENDED_MS
}

/**
 * The time a process starts with, so that a changed wall clock ends no exam:
 * - if the machine wasn't restarted: the stored time plus what the machine counted;
 * - if other processes run: their time, unless the wall clock agrees and is more exact;
 * - else the wall clock, but never earlier than the last stored time.
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

/** Allowance for the database's round trip; two machines with NTP differ less. */
const AS_GOOD_AS_EQUAL_MS = 2000

function latest(noted: readonly NotedTime[]): NotedTime | undefined {
  return noted.toSorted((one, other) => other.time - one.time)[0]
}
