import { SCREENS } from '#contracts/paths'

/** Cards per print, because hashing each password is deliberately slow. */
export const CARDS_MAX = 500

export const CARDS_NOBODY_CHOSEN = 'Pilih paling sedikit satu peserta.'

export const CARDS_TOO_MANY = `Paling banyak ${CARDS_MAX} kartu sekaligus. Pilih sebagian peserta.`

/** The interval of progress reports to the browser, in cards. */
export const CARDS_PROGRESS_STEP = 4

/** The login with a phone number filled in. It is after the `#`, so that no server or proxy sees it. */
export function cardLogin(nohp: string): string {
  return `${SCREENS.login}#${nohp}`
}
