import { isKioskScreen } from '../../../../web/src/platform/kiosk-screens.ts'

/**
 * Whether the window may show this address: a screen of the kiosk on the gateway's own origin. Holds for links,
 * redirects, reloads, history and addresses that the app itself sets.
 * @param origin the gateway's, as `http://127.0.0.1:41234`
 */
export function isNavigationAllowed(address: string, origin: string): boolean {
  const url = onOrigin(address, origin)
  return url !== null && isKioskScreen(url.pathname)
}

/**
 * Whether the window may fetch this: anything of its own origin, and what it made itself in memory.
 * @param address of any resource, whatever asks for it
 */
export function isRequestAllowed(address: string, origin: string): boolean {
  if (onOrigin(address, origin) !== null) return true
  const url = URL.parse(address)
  if (url === null) return false
  // Pictures and sounds from data: and blob: addresses; a document never comes from there.
  if (url.protocol === 'blob:') return onOrigin(url.pathname, origin) !== null
  return url.protocol === 'data:'
}

/** Compares parsed origins: what stands before an @ or after a # is not the host. */
function onOrigin(address: string, origin: string): URL | null {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'http:' || url.origin !== origin) return null
  return url.username === '' && url.password === '' ? url : null
}
