import { z } from '@/lib/validation/zod'
import { currentForm, formSchema, type Form } from '@/features/mini-test/model/forms'
import type { SectionAnswers } from '@/features/mini-test/model/answers'
import { correctAnswers, miniScoreSchema, type MiniScore } from '@/features/mini-test/model/score'
import { MINI_TEST, type MiniSection } from '@/features/mini-test/model/sections'
import { answersSchema, readAnswers } from '@/features/mini-test/model/stored-run'

/** A finished run as the history entry of its result stores it: the device's own copy is deleted. */
export interface FinishedRun extends MiniScore {
  /** What was answered, and in which form; missing in entries of earlier versions. */
  sheet?: { form: Form; answers: Readonly<Record<MiniSection, SectionAnswers>> } | undefined
}

const answersOf = (section: MiniSection) => answersSchema.length(MINI_TEST[section].key.length)

const finishedRunSchema = miniScoreSchema.extend({
  sheet: z
    .object({
      form: formSchema,
      answers: z.object({
        listening: answersOf('listening'),
        structure: answersOf('structure'),
        reading: answersOf('reading'),
      }),
    })
    .optional()
    .catch(undefined),
})

/** The run of a history entry, or null if it has none. */
export function keptRun(state: unknown): FinishedRun | null {
  const kept = finishedRunSchema.safeParse(state)
  return kept.success ? kept.data : null
}

/** Scores the run on the device. */
export function finishRun(): FinishedRun {
  const answers = {
    listening: readAnswers('listening'),
    structure: readAnswers('structure'),
    reading: readAnswers('reading'),
  }
  return {
    listening: correctAnswers('listening', answers.listening),
    structure: correctAnswers('structure', answers.structure),
    reading: correctAnswers('reading', answers.reading),
    sheet: { form: currentForm(), answers },
  }
}
