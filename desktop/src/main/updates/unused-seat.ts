/** So long after the last key, touch or movement of the mouse nobody uses the seat. */
const UNUSED_SECONDS = 5 * 60
/** How often an update that waits looks whether the seat is unused. */
export const LOOK_MS = 15_000

/** What tells whether somebody is at the seat. */
export interface SeatUse {
  /** Whether nobody is signed in. */
  isFree: () => boolean
  /** Since somebody last used one of the kiosk's windows. */
  idleSeconds: () => number
}

/** Whether an update may take the screen: somebody may type a password or the settings before anyone is signed in. */
export function isUnused({ isFree, idleSeconds }: SeatUse): boolean {
  return isFree() && idleSeconds() >= UNUSED_SECONDS
}
