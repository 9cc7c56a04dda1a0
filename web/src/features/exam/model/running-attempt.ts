import type { Session } from '@lulus/api/contracts/exam'
import type { Paper, PlayedAudio, SavedAnswers, TimerReading } from '@/features/exam/api'
import type { ExamRecord } from '@/features/exam/model/exam-record'

/** A running attempt as it was loaded. */
export interface RunningAttempt {
  nohp: string
  session: Session
  paper: Paper
  timer: TimerReading
  saved: SavedAnswers
  played: PlayedAudio
  /** This device's stored record of it. */
  record: ExamRecord | null
  /** Whether it was opened from this device, without the server. */
  isStored?: boolean
}
