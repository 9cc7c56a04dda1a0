import { SCREENS } from './paths.ts'

interface PrerenderedScreen {
  path: string
  /**
   * Who gets the page with its first sight in it. Everybody else gets the app's bare page: `newcomers` bring no session,
   * so that no user sees the login before they are led on; `returning` people do, and most of them are signed in.
   */
  shownTo: 'everybody' | 'newcomers' | 'returning'
  /** What the screen asks for first, below the API's root. */
  calls: readonly string[]
}

/** Screens whose first sight is drawn when the app is built, to stand there before its code has come. */
export const PRERENDERED: readonly PrerenderedScreen[] = [
  { path: '/', shownTo: 'everybody', calls: ['/pengaturan'] },
  { path: SCREENS.login, shownTo: 'newcomers', calls: ['/pengaturan'] },
  {
    path: SCREENS.packages,
    shownTo: 'returning',
    calls: ['/pengaturan', '/paket-soal', '/users/lastScore'],
  },
]

/** Where a screen's page lies in the web build. */
export function prerenderedFile(path: string): string {
  return `.prerendered/${path.slice(1) || 'index'}.html`
}
