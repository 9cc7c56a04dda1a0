import { SERVICE_WORKER_FILE } from '@lulus/api/contracts/service_worker'
import {
  KIOSK_BRIDGE,
  type KioskBridge,
  type KioskRescue,
  type KioskStage,
} from '@/platform/kiosk-bridge'
import { isKioskScreen } from '@/platform/kiosk-screens'

/** The app's environment, a browser or the lab's kiosk, and their differences. */
export interface Platform {
  readonly isKiosk: boolean
  /** Whether files can be saved on this computer. */
  readonly hasDownloads: boolean
  /** Whether this platform has a screen at this path. */
  hasScreen(path: string): boolean
  /** Keeps the files of an exam's screens on this device, so that they open without a network. */
  keepFiles(): Promise<unknown>
  /** Tells the kiosk what the page is doing. */
  setStage(stage: KioskStage): Promise<void>
  /** Calls back when the user must be signed out for inactivity. Returns a function that stops it. */
  onSignOutRequested(listener: () => void): () => void
  /** Calls back when the kiosk's operator wants a rescue file. Returns a function that stops it. */
  onRescueRequested(listener: () => Promise<KioskRescue | null>): () => void
}

const browserPlatform = {
  isKiosk: false,
  hasDownloads: true,
  hasScreen: () => true,
  keepFiles: async () =>
    import.meta.env.PROD && navigator.serviceWorker?.register(SERVICE_WORKER_FILE),
  setStage: () => Promise.resolve(),
  onSignOutRequested: () => () => undefined,
  onRescueRequested: () => () => undefined,
} as const satisfies Platform

/** The kiosk, through its preload script's bridge. */
function kioskPlatform(bridge: KioskBridge) {
  return {
    isKiosk: true,
    hasDownloads: false,
    hasScreen: isKioskScreen,
    // Its gateway has them.
    keepFiles: () => Promise.resolve(),
    setStage: (stage) => bridge.setStage(stage),
    onSignOutRequested: (listener) => bridge.onSignOutRequested(listener),
    onRescueRequested: (listener) => bridge.onRescueRequested(listener),
  } as const satisfies Platform
}

declare global {
  interface Window {
    [KIOSK_BRIDGE]?: KioskBridge
  }
}

/** Where this page runs: a kiosk sets its bridge up before the page's first script. */
const bridge = typeof window === 'undefined' ? undefined : window[KIOSK_BRIDGE]

export const platform: Platform = bridge ? kioskPlatform(bridge) : browserPlatform
