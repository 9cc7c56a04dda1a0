/** The page's activities that the kiosk distinguishes. */
export const KIOSK_STAGES = ['signed_out', 'choosing', 'exam', 'result'] as const
export type KioskStage = (typeof KIOSK_STAGES)[number]

export interface KioskSeat {
  /** The lab's name from the operator. */
  lab: string
  /** The seat's number or letter. */
  seat: string
  version: string
}

/** A learner's finished rescue file (contracts/rescue). */
export interface KioskRescue {
  name: string
  text: string
}

/** Calls from a page to the lab's kiosk. The preload script and the web app both implement this. */
export interface KioskBridge {
  seat(): Promise<KioskSeat>
  /** Tells the kiosk what the page is doing: during an exam it locks more. */
  setStage(stage: KioskStage): Promise<void>
  /** Tells the kiosk whether this page has answers that the server hasn't: then the seat isn't emptied by itself. */
  setUndelivered(isUndelivered: boolean): Promise<void>
  /** Calls back when the user must be signed out for inactivity. Returns a function that stops it. */
  onSignOutRequested(listener: () => void): () => void
  /**
   * Calls back when the operator wants a rescue file; null when there is nothing to rescue. Returns a function that
   * stops it.
   */
  onRescueRequested(listener: () => Promise<KioskRescue | null>): () => void
}

/** The bridge's name on `window`. */
export const KIOSK_BRIDGE = 'lulusKiosk'

/** Names in the page's storage that a kiosk knows too: see `kept-stores`. */

/** In the private store: whose it is, the attempts' answers, and what makes rescue files of them. */
export const OWNER_KEY = 'owner'
export const EXAM_RECORD_PREFIX = 'exam:'
export const RESCUE_KEY_PREFIX = 'rescue:'

/** In the page's localStorage: the path of the screen that opens without a network. */
export const KEPT_SCREEN_KEY = 'lulus:kept-screen'
