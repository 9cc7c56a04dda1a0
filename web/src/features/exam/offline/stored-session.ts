import { SESSIONS, type Session } from '@lulus/api/contracts/exam'
import type { Paper, PlayedAudio, SavedAnswers, TimerReading } from '@/features/exam/api'
import type { ClockNote } from '@/features/exam/offline/time-ratchet'

/** The encrypted records of a running session on a device, besides its files and its user. */

/** Names of the records. */
export const STORED_ATTEMPT = 'attempt'
export const STORED_STATE = 'state'

/** Stored once. */
export interface StoredAttempt {
  session: Session
  paper: Paper
  timer: Omit<TimerReading, 'reading'>
}

/** Stored with every change. */
export interface StoredState {
  /** As displayed, whether confirmed by the server or not. */
  saved: SavedAnswers
  played: PlayedAudio
  clock: ClockNote
}

/** Binds the records to one session of one attempt. */
export function scopeOf(attemptId: number, session: Session): string {
  return `${attemptId}/${SESSIONS.indexOf(session) + 1}-${session}`
}
