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

/** A kiosk sets its bridge up before the page's first script. */
const isKiosk = typeof window !== 'undefined' && KIOSK_BRIDGE in window

/** Where this page runs. What a kiosk is told and asks for is `kioskBridge`'s. */
export const platform: Platform = {
  isKiosk,
  hasDownloads: !isKiosk,
  hasScreen: (path) => !isKiosk || isKioskScreen(path),
}
