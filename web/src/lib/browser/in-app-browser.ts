/** Apps that open links within themselves, by what their browsers say they are. */
const APPS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['WhatsApp', /\bWhatsApp\b/i],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\b(FBAN|FBAV|FB_IAB)\b/],
  ['TikTok', /\b(musical_ly|BytedanceWebview|TikTok)\b/i],
  ['LINE', /\bLine\//],
  ['Telegram', /\bTelegram\b/i],
]

/** Locked computers have browsers of their own, and nothing to download. */
const LOCKED = /\bSEB\b|\bElectron\//

export interface InAppBrowser {
  /** As in 'di dalam WhatsApp'. */
  name: string
  /** Where the page opens properly. */
  instead: 'Chrome' | 'Safari'
}

/** The app within which this page was opened, if it was; null in a browser proper. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  if (LOCKED.test(userAgent)) return null
  const isApple = isAppleDevice(userAgent)
  const named = APPS.find(([, sign]) => sign.test(userAgent))?.[0]
  // What an app's own window lacks, or adds, where it doesn't give its name.
  const isUnnamed = isApple ? !/\bSafari\//.test(userAgent) : /; wv\)/.test(userAgent)
  if (named === undefined && !isUnnamed) return null
  return { name: named ?? 'aplikasi lain', instead: isApple ? 'Safari' : 'Chrome' }
}

/**
 * Whether only a file at an address of the server can be saved: windows within apps do nothing with one that the page
 * made. Those of iPhones look like Safari in part.
 */
export function savesFromAddressOnly(userAgent: string): boolean {
  return isAppleDevice(userAgent) || inAppBrowser(userAgent) !== null
}

const isAppleDevice = (userAgent: string) => /\b(iPhone|iPad|iPod)\b/.test(userAgent)
