/** Limits, names and addresses of login cards. */
import { SCREENS } from './paths.ts'

/** Cards of one print: every password of it is hashed, on purpose slowly. */
export const CARDS_MAX = 500

/**
 * Whom cards are printed for: learners without a password, all of a class (a password only for those who have none), or
 * chosen ones, who get a new password even if they have one. Accounts that opened themselves, whose number is not proven,
 * count as those without one unless the order says otherwise.
 */
export const CARD_CHOICES = ['tanpa_password', 'semua', 'pilihan'] as const
export type CardChoice = (typeof CARD_CHOICES)[number]

export const CARDS_NOBODY_CHOSEN = 'Pilih paling sedikit satu peserta.'
export const CARDS_TOO_MANY = `Paling banyak ${CARDS_MAX} kartu sekaligus. Pilih sebagian peserta.`

/** How often the browser hears of the passwords made, in cards. */
export const CARDS_PROGRESS_STEP = 4

/** The login with a phone number filled in: behind the `#`, which no server or proxy gets to see. */
export function cardLogin(nohp: string): string {
  return `${SCREENS.login}#${nohp}`
}
