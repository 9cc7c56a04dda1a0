/** An attempt that was last seen at the seat. Times are epoch milliseconds. */
export interface SeatAttempt {
  id: number
  userId: number
  startedAt: number
  /** Null while it runs. */
  finishedAt: number | null
}

/** The present user of the seat, and since when. */
export interface Occupancy {
  userId: number | null
  since: number
}

/**
 * The attempt that an incident of the seat belongs to: the latest one running at that time. Null when none ran, or
 * when its learner had already left the seat to another one.
 */
export function attemptAt(
  at: number,
  attempts: readonly SeatAttempt[],
  occupancy: Occupancy | null
): number | null {
  const running = attempts
    .filter(({ startedAt, finishedAt }) => startedAt <= at && (finishedAt ?? Infinity) >= at)
    .toSorted((one, other) => other.startedAt - one.startedAt)[0]
  if (!running) return null
  const hasLeft = occupancy !== null && occupancy.userId !== running.userId && occupancy.since <= at
  return hasLeft ? null : running.id
}
