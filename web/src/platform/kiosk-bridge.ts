/** What the page is doing, as far as the kiosk must know. */
export const KIOSK_STAGES = ['signed_out', 'choosing', 'exam', 'result'] as const
export type KioskStage = (typeof KIOSK_STAGES)[number]

export interface KioskSeat {
  /** The lab's name as its operator wrote it. */
  lab: string
  /** The seat's number or letter. */
  seat: string
  /** Version of the kiosk. */
  version: string
}

/** All that a page in the lab's kiosk can ask of it. The preload script and the web app both hold to this. */
export interface KioskBridge {
  seat(): Promise<KioskSeat>
  /** Tells the kiosk what the page is doing: it guards an exam more closely than the rest. */
  setStage(stage: KioskStage): Promise<void>
  /** Calls back when the person seems to have left and must be signed out. Returns how to stop that. */
  onSignOutRequested(listener: () => void): () => void
}

/** The bridge's name on `window`. */
export const KIOSK_BRIDGE = 'lulusKiosk'
