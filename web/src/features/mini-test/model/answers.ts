import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import { MINI_TEST, type MiniSection, type OptionIndex } from '@/features/mini-test/model/sections'

/** One entry for each question of a section, null if unanswered. */
export type SectionAnswers = readonly (OptionIndex | null)[]

export function noAnswers(section: MiniSection): SectionAnswers {
  return MINI_TEST[section].key.map(() => null)
}

/** An option in the format of the exam's components: '1'-'4'. */
export function answerOf(option: OptionIndex): Answer {
  return ANSWERS[option]
}

const OPTIONS: Readonly<Record<Answer, OptionIndex>> = { 1: 0, 2: 1, 3: 2, 4: 3 }

/** The option index for an answer of those components. */
export function optionOf(answer: Answer): OptionIndex {
  return OPTIONS[answer]
}

/** The answers with a new one at `position` (from 0). */
export function withAnswer(
  answers: SectionAnswers,
  position: number,
  option: OptionIndex
): SectionAnswers {
  return answers.map((answer, at) => (at === position ? option : answer))
}
