import type { HeldAnswer } from '#contracts/answers'
import type { Answer, PageRange, Section, Session } from '#contracts/exam'

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
  /** Time to answer in after its recording, in milliseconds; missing in snapshots of earlier versions. */
  answerMs?: number
  passage: SnapshotPassage | null
  /** The listening group that it is in, null for none; missing where the package has the groups of the test itself. */
  group?: PageRange | null
}

interface SnapshotPassage {
  id: number
  name: string
  image: string
  text: string | null
  /** The text was typed, and the picture drawn of it. */
  isTyped?: true
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
  byHand: TimeByHand
}

/** What invigilators changed of an attempt's time. Times are epoch milliseconds. */
export interface TimeByHand {
  /** Seconds given to each session beyond its minutes. */
  given: Record<Session, number>
  /** Since when the attempt's clock stands still; null while it runs. */
  pausedAt: number | null
  /** From when on the present session goes on after a pause or an end; null from its beginning. */
  runsSince: number | null
  /** Milliseconds by which pauses prolong the present rest. */
  restHeldMs: number
  /** When the exam was ended by hand; answers on their way are taken for the grace after it. */
  endedAt: number | null
  /** Milliseconds that were left when the present session was ended early; null for one that wasn't. */
  leftEarlyMs: number | null
}

/** The answers of a whole attempt by page. */
export type AnswerSheet = ReadonlyMap<number, HeldAnswer>
