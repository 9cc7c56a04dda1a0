import { SESSION_TITLES, type Session } from './exam.ts'

/** The names of the three scores on a certificate. */
export const SCORE_TITLES: Readonly<Record<Session, string>> = {
  ...SESSION_TITLES,
  written: 'Structure & Written Expression',
}

/** Short session names for a form's label or a table's cell. */
export const SHORT_SESSION_TITLES: Readonly<Record<Session, string>> = {
  listening: 'Listening',
  written: 'Structure & Written',
  reading: 'Reading',
}
