import { SESSION_TITLES, type Session } from './exam.ts'

/** What a certificate calls the three scores. */
export const SCORE_TITLES: Readonly<Record<Session, string>> = {
  ...SESSION_TITLES,
  written: 'Structure & Written Expression',
}

/** The sessions in a form's label or a table's cell. */
export const SHORT_SESSION_TITLES: Readonly<Record<Session, string>> = {
  listening: 'Listening',
  written: 'Structure & Written',
  reading: 'Reading',
}
