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
export const MINI_QUESTIONS = MINI_SECTIONS.reduce((sum, section) => sum + questionsOf(section), 0)

/** Number of correct answers of a section. Missing ones don't count. */
export function correctAnswers(section: MiniSection, answers: SectionAnswers): number {
  return MINI_TEST[section].key.filter((right, position) => answers[position] === right).length
}

/** Number of correct answers in total. */
export function totalCorrect(score: MiniScore): number {
  return MINI_SECTIONS.reduce((sum, section) => sum + score[section], 0)
}

/** The fraction of correct answers in whole per cent: round(correct / 20 x 100), product-spec section 9. */
export function totalScore(score: MiniScore): number {
  return Math.round((totalCorrect(score) / MINI_QUESTIONS) * 100)
}

/** The fraction of correct answers of a section, 0-1. */
export function shareCorrect(section: MiniSection, score: MiniScore): number {
  return score[section] / questionsOf(section)
}

/** The sections with the smallest fraction of correct answers, or none if all are equal. */
export function weakestSections(score: MiniScore): MiniSection[] {
  const shares = MINI_SECTIONS.map((section) => shareCorrect(section, score))
  const weakest = MINI_SECTIONS.filter((_, at) => shares[at] === Math.min(...shares))
  return weakest.length < MINI_SECTIONS.length ? weakest : []
}

function questionsOf(section: MiniSection): number {
  return MINI_TEST[section].key.length
}
