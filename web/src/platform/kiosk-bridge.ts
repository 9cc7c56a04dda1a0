/** The page's activities that the kiosk distinguishes. */
export const KIOSK_STAGES = ['signed_out', 'choosing', 'exam', 'result'] as const
export type KioskStage = (typeof KIOSK_STAGES)[number]

export interface KioskSeat {
  /** The lab's name as the operator set it. */
  lab: string
  /** The seat's number or letter. */
  seat: string
  version: string
}

/** A learner's encrypted rescue file (contracts/rescue). */
export interface KioskRescue {
  name: string
  text: string
}

/** Calls between a page and the lab's kiosk, implemented by the preload script and used by the web app. */
export interface KioskBridge {
  seat(): Promise<KioskSeat>
  /** Reports the page's activity to the kiosk, which locks more during an exam. */
  setStage(stage: KioskStage): Promise<void>
  /** Reports whether this page has undelivered answers, so that the kiosk doesn't empty the seat automatically. */
  setUndelivered(isUndelivered: boolean): Promise<void>
  /** Calls back when the user must be signed out for inactivity. Returns a function that removes the listener. */
  onSignOutRequested(listener: () => void): () => void
  /**
   * Calls back when the operator wants a rescue file, or null when there is nothing to rescue. Returns a function that
   * removes the listener.
   */
  onRescueRequested(listener: () => Promise<KioskRescue | null>): () => void
}

/** The bridge's name on `window`. */
export const KIOSK_BRIDGE = 'lulusKiosk'

/** Names in the page's storage that the kiosk knows too: see `copied-stores`. */

/** Names in the private store: its owner, the attempts' answers, and the keys for rescue files. */
export const OWNER_KEY = 'owner'
export const EXAM_RECORD_PREFIX = 'exam:'
export const RESCUE_KEY_PREFIX = 'rescue:'

/** Key in the page's localStorage: the path of the screen that opens without a network. */
export const STORED_SCREEN_KEY = 'lulus:kept-screen'
