import { z } from '@/lib/validation/zod'
import type { SectionAnswers } from '@/features/mini-test/model/answers'
import { MINI_SECTIONS, MINI_TEST, type MiniSection } from '@/features/mini-test/model/sections'

/** Numbers of correct answers. */
export type MiniScore = Readonly<Record<MiniSection, number>>

export const miniScoreSchema = z.object({
  listening: z.int().min(0).max(MINI_TEST.listening.key.length),
  structure: z.int().min(0).max(MINI_TEST.structure.key.length),
  reading: z.int().min(0).max(MINI_TEST.reading.key.length),
})

/** 20. */
const QUESTIONS = MINI_SECTIONS.reduce((sum, section) => sum + MINI_TEST[section].key.length, 0)

/** How many answers of a section are right; an unanswered question is not. */
export function correctAnswers(section: MiniSection, answers: SectionAnswers): number {
  return MINI_TEST[section].key.filter((right, position) => answers[position] === right).length
}

/** The share of correct answers in whole per cent: round(correct / 20 x 100), product-spec section 9. */
export function totalScore(score: MiniScore): number {
  const correct = MINI_SECTIONS.reduce((sum, section) => sum + score[section], 0)
  return Math.round((correct / QUESTIONS) * 100)
}
