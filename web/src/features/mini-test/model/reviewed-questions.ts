import { listeningQuestions } from '@/features/mini-test/content/listening'
import { readingPassage, readingQuestions } from '@/features/mini-test/content/reading'
import { structureQuestions } from '@/features/mini-test/content/structure'
import type { FinishedRun } from '@/features/mini-test/model/finished-run'
import type { OptionTexts, Teaching } from '@/features/mini-test/model/questions'
import {
  MINI_SECTIONS,
  MINI_TEST,
  type MiniSection,
  type OptionIndex,
} from '@/features/mini-test/model/sections'

/** A question with what was answered and what it teaches. */
export interface ReviewedQuestion extends Teaching {
  section: MiniSection
  /** From 1 in its section. */
  number: number
  /** HTML with underlined parts if `isMarkedUp`; empty where it is only spoken. */
  question: string
  isMarkedUp: boolean
  options: OptionTexts
  answer: OptionIndex | null
  right: OptionIndex
  correction?: string | undefined
  /** The recording and its spoken lines. */
  recording?: { audio: string; script: readonly string[] }
}

type Sheet = NonNullable<FinishedRun['sheet']>

/** The questions of a finished run by section. */
export function reviewedQuestions({ form, answers }: Sheet): ReviewedQuestion[] {
  const questions = {
    listening: listeningQuestions(form).map(({ audio, script, ...one }) => ({
      ...one,
      question: '',
      recording: { audio, script },
    })),
    structure: structureQuestions(form),
    reading: readingQuestions(form),
  }
  return MINI_SECTIONS.flatMap((section) =>
    questions[section].map((one, at): ReviewedQuestion => {
      const right = MINI_TEST[section].key[at]
      if (right === undefined) throw new RangeError(`${section} has no key for question ${at + 1}`)
      return {
        ...one,
        section,
        number: at + 1,
        isMarkedUp: 'type' in one && one.type === 'written',
        answer: answers[section][at] ?? null,
        right,
      }
    })
  )
}

export const reviewedPassage = ({ form }: Sheet) => readingPassage(form)
