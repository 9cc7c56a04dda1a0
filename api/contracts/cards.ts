/** Limits, names and addresses of login cards. */
import { SCREENS } from './paths.ts'

/** Cards per print, because hashing each password is deliberately slow. */
export const CARDS_MAX = 500

/**
 * Which learners cards are printed for: those without a password, all of a class (with a password only for those who
 * have none), or chosen ones, who get a new password even if they have one. Self-registered accounts with an unproven
 * number count as having none unless the order says otherwise.
 */
export const CARD_CHOICES = ['tanpa_password', 'semua', 'pilihan'] as const
export type CardChoice = (typeof CARD_CHOICES)[number]

export const CARDS_NOBODY_CHOSEN = 'Pilih paling sedikit satu peserta.'
export const CARDS_TOO_MANY = `Paling banyak ${CARDS_MAX} kartu sekaligus. Pilih sebagian peserta.`

/** The interval of progress reports to the browser, in cards. */
export const CARDS_PROGRESS_STEP = 4

/** The login with a phone number filled in. It is after the `#`, so that no server or proxy sees it. */
export function cardLogin(nohp: string): string {
  return `${SCREENS.login}#${nohp}`
}
