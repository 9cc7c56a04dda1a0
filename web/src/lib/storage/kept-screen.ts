import { isInternal } from '@/lib/origin'
import { KEPT_SCREEN_KEY as KEY } from '@/platform/kiosk-bridge'

/** localStorage keys with this prefix are removed with the private store. */
export const PRIVATE_KEY_PREFIX = 'lulus:'

/**
 * The path of the screen that opens from this device without a network, an exam's; null if there is none. Known at
 * once, so that only such a screen's first load takes less patience and more code.
 */
export function keptScreen(): string | null {
  try {
    const path = localStorage.getItem(KEY)
    return path !== null && isInternal(path) ? path : null
  } catch {
    // A browser that blocks storage keeps nothing.
    return null
  }
}

/** How long the server is waited for where the device could answer, in milliseconds. */
export const PATIENCE_MS = 5000

/** Whether the address is that of the kept screen. */
export function isOnKeptScreen(): boolean {
  return keptScreen() === window.location.pathname
}

export function noteKeptScreen(path: string): void {
  localStorage.setItem(KEY, path)
}

export function forgetKeptScreen(): void {
  localStorage.removeItem(KEY)
}
