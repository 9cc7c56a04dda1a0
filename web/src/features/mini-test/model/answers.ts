import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import { MINI_TEST, type MiniSection, type OptionIndex } from '@/features/mini-test/model/sections'

/** One entry for each question of a section; null while it is unanswered. */
export type SectionAnswers = readonly (OptionIndex | null)[]

export function noAnswers(section: MiniSection): SectionAnswers {
  return MINI_TEST[section].key.map(() => null)
}

/** An option as the parts that it shares with the exam know it: '1'-'4'. */
export function answerOf(option: OptionIndex): Answer {
  return ANSWERS[option]
}

const OPTIONS: Readonly<Record<Answer, OptionIndex>> = { 1: 0, 2: 1, 3: 2, 4: 3 }

/** The option that those parts call so. */
export function optionOf(answer: Answer): OptionIndex {
  return OPTIONS[answer]
}

/** The answers with the one to the question at `position` (from 0) changed. */
export function withAnswer(
  answers: SectionAnswers,
  position: number,
  option: OptionIndex
): SectionAnswers {
  return answers.map((answer, at) => (at === position ? option : answer))
}
