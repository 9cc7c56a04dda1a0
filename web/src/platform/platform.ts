import { KIOSK_BRIDGE, type KioskBridge, type KioskStage } from '@/platform/kiosk-bridge'
import { isKioskScreen } from '@/platform/kiosk-screens'

/** What the app runs in, a browser or the lab's kiosk, and what differs between them. */
export interface Platform {
  readonly isKiosk: boolean
  /** Whether files may be saved on this computer. */
  readonly hasDownloads: boolean
  /** Whether there is a screen at this path. */
  hasScreen(path: string): boolean
  /** Tells what the page is doing. */
  setStage(stage: KioskStage): Promise<void>
  /** Calls back when the person seems to have left. Returns how to stop that. */
  onSignOutRequested(listener: () => void): () => void
}

const browserPlatform = {
  isKiosk: false,
  hasDownloads: true,
  hasScreen: () => true,
  setStage: () => Promise.resolve(),
  onSignOutRequested: () => () => undefined,
} as const satisfies Platform

/** The kiosk, through the bridge that its preload script sets up. */
function kioskPlatform(bridge: KioskBridge) {
  return {
    isKiosk: true,
    hasDownloads: false,
    hasScreen: isKioskScreen,
    setStage: (stage) => bridge.setStage(stage),
    onSignOutRequested: (listener) => bridge.onSignOutRequested(listener),
  } as const satisfies Platform
}

declare global {
  interface Window {
    [KIOSK_BRIDGE]?: KioskBridge
  }
}

/** Where this page runs: a kiosk sets its bridge up before the page's first script. */
export const platform: Platform = window[KIOSK_BRIDGE]
  ? kioskPlatform(window[KIOSK_BRIDGE])
  : browserPlatform
