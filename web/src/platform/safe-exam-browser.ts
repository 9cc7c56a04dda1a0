/** Safe Exam Browser (SEB), where an academy uses it instead of our kiosk (docs/kiosk.md). */

/**
 * SEB's JavaScript interface, from 3.3.2 (Windows) and 3.1 (macOS, iPad). Its keys are hashed with the page's address.
 */
interface SebInterface {
  security?: { configKey?: string; browserExamKey?: string }
}

declare global {
  interface Window {
    SafeExamBrowser?: SebInterface
  }
}

/** The hashes of SEB's keys with this page's address. */
export interface SebHashes {
  configKey: string
  examKey: string | null
}

/** SEB fills in its interface after the page has started. */
const LOOK_EVERY_MS = 100
const GIVE_UP_AFTER_MS = 5000

/** Whether this browser claims to be SEB. Any browser can claim it, so the server checks the keys. */
export function isSafeExamBrowser(): boolean {
  return /\bSEB(_\w+)?\/\d/.test(navigator.userAgent)
}

/** Waits for the hashes. Null when SEB doesn't provide them, because it is too old or another browser. */
export async function readSebHashes(): Promise<SebHashes | null> {
  for (let waited = 0; waited <= GIVE_UP_AFTER_MS; waited += LOOK_EVERY_MS) {
    const { configKey, browserExamKey } = window.SafeExamBrowser?.security ?? {}
    if (configKey) return { configKey, examKey: browserExamKey || null }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return null
}
