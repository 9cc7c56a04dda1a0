import type { Answer } from './exam.ts'

/** How server and device merge answers: of two choices for a page, the one with the higher `seq` counts. */

export interface HeldAnswer {
  answer: Answer
  /** The device's counter of choices in the attempt, from 1. */
  seq: number
  /** When it was chosen, in epoch milliseconds of the server's clock. Absent if unknown. */
  at?: number
}

/** Message when a session can't be ended early. */
export const ANSWERS_INCOMPLETE = 'Mohon lengkapi jawaban terlebih dahulu.'

type Seq = Pick<HeldAnswer, 'seq'>

/** Answers by page. */
export type AnswerSheet = Readonly<Record<number, HeldAnswer>>

/** Whether a choice replaces the stored one. An equal one doesn't. */
export function isLater(choice: Seq, held: Seq | undefined): boolean {
  return held === undefined || choice.seq > held.seq
}

/** The answers of a sheet that are missing or older in another sheet. */
export function answersBeyond<Held extends Seq>(
  sheet: Readonly<Record<number, Held>>,
  known: Readonly<Record<number, Seq>>
): Readonly<Record<number, Held>> {
  return Object.fromEntries(
    Object.entries(sheet).filter(([page, choice]) => isLater(choice, known[Number(page)]))
  )
}

/** Merges two sheets: of two answers to a page the later one counts, of equal ones the second sheet's. */
export function mergeSheets(first: AnswerSheet, second: AnswerSheet): AnswerSheet {
  return { ...second, ...answersBeyond(first, second) }
}

/** The highest `seq` among answers, at least `floor`. */
export function highestSeq(answers: Iterable<Seq>, floor = 0): number {
  return Math.max(floor, ...Array.from(answers, ({ seq }) => seq))
}
