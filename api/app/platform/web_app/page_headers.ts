import { SCHOOL_ROOT } from '#contracts/paths'
import { PAGE_POLICY } from '#contracts/web_app'

/** Headers of the app's own page; a reload fetches the newest. */
export const PAGE_HEADERS = {
  ...PAGE_POLICY,
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'same-origin',
} as const

/** The address of such a page is half of a secret: it must not be stored, passed on or listed. */
const SECRET_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
} as const

/** The headers of the page at an address. */
export function pageHeaders(path: string): Readonly<Record<string, string>> {
  return path.toLowerCase().startsWith(`${SCHOOL_ROOT}/`) ? SECRET_PAGE_HEADERS : PAGE_HEADERS
}
