import type { HeldAnswer } from '#contracts/answers'
import type { Answer, Section, Session } from '#contracts/exam'

/** A question as it was when the attempt started. */
export interface SnapshotQuestion {
  id: number
  /** The page of its answer, 1-143. */
  page: number
  /** `no_soal`: the number given by the package's author. */
  number: number
  section: Section
  prompt: string | null
  options: [string, string, string, string]
  key: Answer
  audio: string | null
  audioMs: number | null
  passage: { id: number; name: string; image: string; text: string | null } | null
}

/** Everything needed to show and score an attempt. Never changes once an attempt uses it. */
export interface Snapshot {
  packageId: number
  packageName: string
  /** 140 questions, ascending by page. */
  questions: SnapshotQuestion[]
}

/** The part of an attempt that the rules of time use. */
export interface AttemptClock {
  status: 'running' | 'finished'
  session: Session
  /** End of the current session, in epoch milliseconds. */
  deadline: number
  /** Minutes of each session, fixed when the attempt started. */
  minutes: Record<Session, number>
  /**
   * Minutes of rest between two sessions, after which the next one begins by itself; null for the usual day, after which
   * the attempt ends.
   */
  restMinutes: number | null
}

/** The answers of a whole attempt by page. */
export type AnswerSheet = ReadonlyMap<number, HeldAnswer>
