import { isInternal } from '@/lib/origin'
import { STORED_SCREEN_KEY as KEY } from '@/platform/kiosk-bridge'

/** localStorage keys with this prefix are removed with the private store. */
export const PRIVATE_KEY_PREFIX = 'lulus:'

/**
 * The path of the exam screen that this device can open without a network, or null. It is available synchronously, so
 * that only such a screen's first load uses a shorter timeout and more code.
 */
export function storedScreen(): string | null {
  try {
    const path = localStorage.getItem(KEY)
    return path !== null && isInternal(path) ? path : null
  } catch {
    // A browser that blocks storage has no stored screen.
    return null
  }
}

/** The timeout for the server where the device could answer instead, in milliseconds. */
export const PATIENCE_MS = 5000

/** The paths of the learner's kept pages, which open without a network too (`lib/offline`), separated by spaces. */
export const KEPT_PAGES_KEY = `${PRIVATE_KEY_PREFIX}pages`

export function keptPages(): string[] {
  try {
    return localStorage.getItem(KEPT_PAGES_KEY)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Whether the current address is that of the stored screen or of a kept page. */
export function isOnStoredScreen(): boolean {
  return [storedScreen(), ...keptPages()].includes(window.location.pathname)
}

export function storeScreen(path: string): void {
  localStorage.setItem(KEY, path)
}

export function forgetStoredScreen(): void {
  localStorage.removeItem(KEY)
}
