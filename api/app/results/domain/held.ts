/**
 * Until when a result is held back from its learner and the school; null once it is open. Times are epoch
 * milliseconds.
 * @param opensAt from when on it is seen; null for at once
 */
export function heldUntil({ opensAt }: { opensAt: number | null }, now: number): number | null {
  return opensAt !== null && now < opensAt ? opensAt : null
}
