/** Apps with an in-app browser, by their user agent. */
const APPS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['WhatsApp', /\bWhatsApp\b/i],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\b(FBAN|FBAV|FB_IAB)\b/],
  ['TikTok', /\b(musical_ly|BytedanceWebview|TikTok)\b/i],
  ['LINE', /\bLine\//],
  ['Telegram', /\bTelegram\b/i],
]

/** Locked-down browsers, which do not download files. */
const LOCKED = /\bSEB\b|\bElectron\//

export interface InAppBrowser {
  /** For the sentence 'di dalam WhatsApp'. */
  name: string
  /** The browser that opens the page properly. */
  instead: 'Chrome' | 'Safari'
}

/** The app in whose browser this page was opened, or null in a standalone browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  if (LOCKED.test(userAgent)) return null
  const isApple = isAppleDevice(userAgent)
  const named = APPS.find(([, sign]) => sign.test(userAgent))?.[0]
  // What an unnamed web view lacks, or adds, in its user agent.
  const isUnnamed = isApple ? !/\bSafari\//.test(userAgent) : /; wv\)/.test(userAgent)
  if (named === undefined && !isUnnamed) return null
  return { name: named ?? 'aplikasi lain', instead: isApple ? 'Safari' : 'Chrome' }
}

/**
 * Whether only files at a server address can be saved: in-app browsers ignore files created by the page. Those on
 * iPhones look partly like Safari.
 */
export function savesFromAddressOnly(userAgent: string): boolean {
  return isAppleDevice(userAgent) || inAppBrowser(userAgent) !== null
}

const isAppleDevice = (userAgent: string) => /\b(iPhone|iPad|iPod)\b/.test(userAgent)
