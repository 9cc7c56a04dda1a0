import {
  acceptedFor,
  acceptedText,
  isAbout,
  isAccepted,
  type KeyCorrection,
  type SatQuestion,
} from '#app/packages/domain/key_corrections'
import type { CorrectCounts } from '#app/scoring/domain/scoring'
import { sessionOfQuestion } from '#contracts/exam'

/** What counts on each corrected page, before and after. */
export interface CorrectedKeys {
  before: ReadonlyMap<number, KeyCorrection>
  after: ReadonlyMap<number, KeyCorrection>
}

/** An attempt's questions and answers on the corrected pages. */
export interface SatCorrected {
  snapshotId: number
  questions: readonly SatQuestion[]
  /** '1' to '4' by page; a blank is missing. */
  answers: ReadonlyMap<number, string>
}

/** How many more items of each section are right afterwards; negative for fewer. */
export function countsChange(sat: SatCorrected, { before, after }: CorrectedKeys): CorrectCounts {
  const change: CorrectCounts = { listening: 0, written: 0, reading: 0 }
  for (const question of sat.questions) {
    const session = sessionOfQuestion(question.page)
    if (session === null) continue
    const answer = sat.answers.get(question.page)
    const isRight = (corrections: ReadonlyMap<number, KeyCorrection>) =>
      isAccepted(acceptedFor(question, sat.snapshotId, corrections), answer)
    change[session] += Number(isRight(after)) - Number(isRight(before))
  }
  return change
}

/** Whether counts are others than before. */
export function isChange({ listening, written, reading }: CorrectCounts): boolean {
  return listening !== 0 || written !== 0 || reading !== 0
}

/** The corrected pages on which an attempt sat another question than the one that is corrected. */
export function unaffectedPages(
  snapshotId: number,
  questions: readonly SatQuestion[],
  after: ReadonlyMap<number, KeyCorrection>
): number[] {
  const sat = new Map(questions.map((question) => [question.page, question]))
  return [...after.values()]
    .filter((correction) => {
      const question = sat.get(correction.page)
      return !question || !isAbout(correction, snapshotId, question)
    })
    .map(({ page }) => page)
}

/** Whether a correction says what another one said already, about the same question. */
export function saysTheSame(one: KeyCorrection, other: KeyCorrection | undefined): boolean {
  return (
    other !== undefined &&
    one.questionId === other.questionId &&
    one.answerKey === other.answerKey &&
    acceptedText(one.accepted) === acceptedText(other.accepted) &&
    one.options.every((option, at) => option === other.options[at])
  )
}
