/** After this long without a key, touch or mouse movement, the seat counts as unused. */
const UNUSED_SECONDS = 5 * 60
/** How often a waiting update checks whether the seat is unused. */
export const LOOK_MS = 15_000

/** Tells whether an update may take the seat. */
export interface SeatUse {
  /** Whether no user is signed in. */
  isFree: () => boolean
  /** Seconds since one of the kiosk's windows was last used. */
  idleSeconds: () => number
  /** Whether an update must wait: for an exam event of the lab, or because the disk forgets it. */
  isHeld: () => boolean
}

/**
 * Whether an update may take the screen now. Without a signed-in user, a password or the settings may still be being typed.
 */
export function mayTakeSeat({ isFree, idleSeconds, isHeld }: SeatUse): boolean {
  return isFree() && idleSeconds() >= UNUSED_SECONDS && !isHeld()
}
