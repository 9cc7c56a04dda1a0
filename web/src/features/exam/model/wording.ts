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

/** Seconds in words, for screen readers: '29 menit 5 detik'. */
export function spokenDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = seconds % 60
  const parts = [
    hours > 0 && `${hours} jam`,
    minutes > 0 && `${minutes} menit`,
    (rest > 0 || seconds === 0) && `${rest} detik`,
  ]
  return parts.filter(Boolean).join(' ')
}
