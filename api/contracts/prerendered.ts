import { SCREENS } from './paths.ts'

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
