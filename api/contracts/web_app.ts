/** How the API or a kiosk's gateway serves the web app. */

import { SCREENS } from './paths.ts'

/** A page of the app may load only its own build and its own server (security.md, headers). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  // Radix and the toaster insert style elements, which never contain user content.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of the app's page, sent by the API or a kiosk's gateway. */
export const PAGE_POLICY = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), bluetooth=(), display-capture=(), clipboard-read=(), picture-in-picture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** The cookie with the CSRF token and the header that returns it, with the library's own names. */
export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'X-XSRF-TOKEN'

/** One range with a start, with numbers small enough for a file. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/

/** Whether a Range header can be used. Others must be ignored (RFC 9110 section 14.2). */
export function isReadableRange(range: string): boolean {
  const [, start, end] = RANGE.exec(range) ?? []
  return start !== undefined && (!end || Number(start) <= Number(end))
}

/** The service worker's place in the web build: at the root, because it handles all pages. */
export const SERVICE_WORKER_FILE = '/service-worker.js'

/** The file that an operator puts in its place to remove it from all devices. */
export const RETIRED_WORKER_FILE = '/service-worker-retired.js'

interface PrerenderedScreen {
  path: string
  /**
   * Who gets the prerendered page. All others get the app's bare page: `newcomers` have no session, so that users don't
   * see the login before they are redirected, and `returning` people do, most of whom are signed in.
   */
  shownTo: 'everybody' | 'newcomers' | 'returning'
  /** The screen's first API calls, relative to the API's root. */
  calls: readonly string[]
}

/** Screens that are rendered when the app is built, to be visible before its code has loaded. */
export const PRERENDERED: readonly PrerenderedScreen[] = [
  { path: '/', shownTo: 'everybody', calls: ['/pengaturan'] },
  { path: SCREENS.login, shownTo: 'newcomers', calls: ['/pengaturan'] },
  {
    path: SCREENS.packages,
    shownTo: 'returning',
    calls: ['/pengaturan', '/paket-soal', '/users/lastScore'],
  },
]

/** The file of a screen's page in the web build. */
export function prerenderedFile(path: string): string {
  return `.prerendered/${path.slice(1) || 'index'}.html`
}
