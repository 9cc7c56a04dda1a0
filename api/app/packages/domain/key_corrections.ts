import type { Answer } from '#contracts/exam'

/** What counts as right: the numbers 1-4 of the options, or everything because the item was dropped. */
export type Accepted = readonly number[] | 'all'

/** What an admin decided afterwards about a question that was sat already. */
export interface KeyCorrection {
  page: number
  questionId: number
  /** The options that it is about. */
  options: readonly string[]
  /** The question's own key since then, 1-4. */
  answerKey: number
  /** The newest snapshot of then: the correction holds for all until this one. */
  lastSnapshotId: number
  accepted: Accepted
}

/** A question as an attempt sat it. */
export interface SatQuestion {
  id: number
  page: number
  options: readonly string[]
  key: Answer
}

/**
 * Whether a correction is about the question that an attempt sat: the same question with the same options, in a snapshot of
 * then, or in a later one as long as nobody has changed the question's key since.
 */
export function isAbout(
  correction: KeyCorrection,
  snapshotId: number,
  question: SatQuestion
): boolean {
  return (
    correction.page === question.page &&
    correction.questionId === question.id &&
    correction.options.every((option, at) => option === question.options[at]) &&
    (snapshotId <= correction.lastSnapshotId || Number(question.key) === correction.answerKey)
  )
}

/** What counts as right for an attempt on this question. */
export function acceptedFor(
  question: SatQuestion,
  snapshotId: number,
  corrections: ReadonlyMap<number, KeyCorrection>
): Accepted {
  const correction = corrections.get(question.page)
  if (correction && isAbout(correction, snapshotId, question)) return correction.accepted
  return [Number(question.key)]
}

/** Whether an answer is right; undefined for a blank. */
export function isAccepted(accepted: Accepted, answer: string | undefined): boolean {
  return accepted === 'all' || (answer !== undefined && accepted.includes(Number(answer)))
}

/** The stored form of what counts as right: `1,3` or `all`. */
export function acceptedText(accepted: Accepted): string {
  return accepted === 'all' ? accepted : accepted.toSorted((a, b) => a - b).join(',')
}

/** The reverse of `acceptedText`. */
export function acceptedFrom(text: string): Accepted {
  return text === 'all' ? text : text.split(',').map(Number)
}
