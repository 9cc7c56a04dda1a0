import { MINI_TEST, type MiniSection, type OptionIndex } from '@/features/mini-test/model/sections'

/** One entry for each question of a section; null while it is unanswered. */
export type SectionAnswers = readonly (OptionIndex | null)[]

export function noAnswers(section: MiniSection): SectionAnswers {
  return MINI_TEST[section].key.map(() => null)
}

/** The answers with the one to the question at `position` (from 0) changed. */
export function withAnswer(
  answers: SectionAnswers,
  position: number,
  option: OptionIndex
): SectionAnswers {
  return answers.map((answer, at) => (at === position ? option : answer))
}
