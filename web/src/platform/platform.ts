import { KIOSK_BRIDGE, type KioskBridge } from '@/platform/kiosk-bridge'
import { isKioskScreen } from '@/platform/kiosk-screens'

/** The app's environment, a browser or the lab's kiosk, and their differences. */
export interface Platform {
  readonly isKiosk: boolean
  /** Whether files can be saved on this computer. */
  readonly hasDownloads: boolean
  /** Whether this platform has a screen at this path. */
  hasScreen(path: string): boolean
}

declare global {
  interface Window {
    [KIOSK_BRIDGE]?: KioskBridge
  }
}

/** A kiosk creates its bridge before the page's first script. */
const isKiosk = typeof window !== 'undefined' && KIOSK_BRIDGE in window

/** Where this page runs. Calls to the kiosk go through `kioskBridge`. */
export const platform: Platform = {
  isKiosk,
  hasDownloads: !isKiosk,
  hasScreen: (path) => !isKiosk || isKioskScreen(path),
}
