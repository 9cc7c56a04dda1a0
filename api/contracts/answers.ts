import type { Answer } from './exam.ts'

/** The answer sheet as server and device merge it: of two choices for a page the one with the higher `seq` counts. */

export interface HeldAnswer {
  answer: Answer
  /** The device's counter of choices in the attempt, from 1. */
  seq: number
  /** When it was chosen, epoch milliseconds by the server's clock; absent where that isn't known. */
  at?: number
}

/** Why a session can't be ended before its time. */
export const ANSWERS_INCOMPLETE = 'Mohon lengkapi jawaban terlebih dahulu.'

type Seq = Pick<HeldAnswer, 'seq'>

/** Answers by page. */
export type AnswerSheet = Readonly<Record<number, HeldAnswer>>

/** Whether a choice takes the place of the one that is held: of equal ones the held one stays. */
export function isLater(choice: Seq, held: Seq | undefined): boolean {
  return held === undefined || choice.seq > held.seq
}

/** The answers of a sheet that another one lacks, or holds an earlier choice of. */
export function answersBeyond<Held extends Seq>(
  sheet: Readonly<Record<number, Held>>,
  known: Readonly<Record<number, Seq>>
): Readonly<Record<number, Held>> {
  return Object.fromEntries(
    Object.entries(sheet).filter(([page, choice]) => isLater(choice, known[Number(page)]))
  )
}

/** Both sheets as one: of two answers to a page the later one, of equal ones the second sheet's. */
export function mergeSheets(first: AnswerSheet, second: AnswerSheet): AnswerSheet {
  return { ...second, ...answersBeyond(first, second) }
}

/** The highest `seq` among answers, at least `floor`. */
export function highestSeq(answers: Iterable<Seq>, floor = 0): number {
  return Math.max(floor, ...Array.from(answers, ({ seq }) => seq))
}
