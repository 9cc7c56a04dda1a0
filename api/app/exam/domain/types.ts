import type { HeldAnswer } from '#contracts/answers'
import type { Answer, Section, Session } from '#contracts/exam'

/** A question as it stood when the attempt started. */
export interface SnapshotQuestion {
  id: number
  /** Where its answer is stored, 1-143. */
  page: number
  /** `no_soal`: the number the package's author gave it. */
  number: number
  section: Section
  prompt: string | null
  options: [string, string, string, string]
  key: Answer
  audio: string | null
  audioMs: number | null
  passage: { id: number; name: string; image: string; text: string | null } | null
}

/** All that an attempt shows and is scored by; never changes once an attempt uses it. */
export interface Snapshot {
  packageId: number
  packageName: string
  /** 140 questions, ascending by page. */
  questions: SnapshotQuestion[]
}

/** The part of an attempt that the rules of time work on. */
export interface AttemptClock {
  status: 'running' | 'finished'
  session: Session
  /** When the time of the current session is up, in epoch milliseconds. */
  deadline: number
  /** Minutes each session was given when the attempt started. */
  minutes: Record<Session, number>
}

/** The answers of a whole attempt by page. */
export type AnswerSheet = ReadonlyMap<number, HeldAnswer>
