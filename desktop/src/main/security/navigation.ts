import { SCREENS } from '../../../../api/contracts/paths.ts'
import { isKioskScreen } from '../../../../web/src/platform/kiosk-screens.ts'

/**
 * Whether the window may show this address: a kiosk screen on the gateway's own origin. Applies to links, redirects,
 * reloads, history and navigation by the app itself.
 * @param origin the gateway's, such as `http://127.0.0.1:41234`
 */
export function isNavigationAllowed(address: string, origin: string): boolean {
  const url = onOrigin(address, origin)
  return url !== null && isKioskScreen(url.pathname)
}

/** Whether this path of the kiosk is an exam. */
export function isExamScreen(path: string): boolean {
  return isKioskScreen(path) && path.startsWith(`${SCREENS.examRoot}/`)
}

/**
 * Whether the window may fetch this: anything on its own origin, and its own data in memory.
 * @param address address of any resource, for any requester
 */
export function isRequestAllowed(address: string, origin: string): boolean {
  if (onOrigin(address, origin) !== null) return true
  const url = URL.parse(address)
  if (url === null) return false
  // Images and sounds from data: and blob: addresses, but never a document.
  if (url.protocol === 'blob:') return onOrigin(url.pathname, origin) !== null
  return url.protocol === 'data:'
}

/** Compares parsed origins, because text before an @ or after a # isn't the host. */
function onOrigin(address: string, origin: string): URL | null {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'http:' || url.origin !== origin) return null
  return url.username === '' && url.password === '' ? url : null
}
