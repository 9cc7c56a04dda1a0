import { SESSIONS, type Session } from '@lulus/api/contracts/exam'

/** The sessions as the learner reads them (product-spec section 2, start screen). */
export const SESSION_NAMES: Readonly<Record<Session, string>> = {
  listening: 'Listening Comprehension',
  written: 'Structure and Written Expression',
  reading: 'Reading Comprehension',
}

/** 1-3. */
export function sessionNumber(session: Session): number {
  return SESSIONS.indexOf(session) + 1
}
