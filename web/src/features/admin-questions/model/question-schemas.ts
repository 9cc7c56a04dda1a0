import {
  ANSWERS,
  SECTION_PAGES,
  SECTION_TITLES,
  type ListeningGroups,
  type Section,
  carriesAudio,
} from '@lulus/api/contracts/exam'
import {
  OPTION_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
  QUESTION_NUMBER_LIMITS,
  ALL_FIELDS,
  KEY_OUTSIDE,
  PASSAGE_MISSING,
  PLACE_MISSING,
  SENTENCE_UNMARKED,
  pageOutside,
} from '@lulus/api/contracts/questions'
import { z } from '@/lib/validation/zod'
import { explanationFields } from '@/features/admin-questions/model/explanation-fields'
import { numberOn } from '@/features/admin-questions/model/places'
import { NUMBER_OUTSIDE } from '@/features/admin-questions/model/sentences'
import { partsOf } from '@/features/admin-questions/model/written-sentence'

const text = (missing: string, max: number) =>
  z.string().trim().min(1, missing).max(max, `Maksimal ${max} karakter.`)

const wholeNumber = (missing: string, outside: string, first: number, last: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= first && value <= last, outside)

const place = (section: Section, missing: string) => ({
  no_soal: wholeNumber(
    missing,
    NUMBER_OUTSIDE,
    QUESTION_NUMBER_LIMITS.min,
    QUESTION_NUMBER_LIMITS.max
  ),
  page: wholeNumber(
    missing,
    pageOutside(SECTION_TITLES[section], SECTION_PAGES[section]),
    SECTION_PAGES[section].first,
    SECTION_PAGES[section].last
  ),
})

interface NumberedPlace {
  no_soal: number
  page: number
}

/** The number that learners see is the page's, so another one would lead them astray. */
const agreeing =
  (section: Section) =>
  ({ no_soal, page }: NumberedPlace, context: z.RefinementCtx) => {
    const number = numberOn(section, page)
    if (number === null || number === no_soal) return
    const message = `Halaman ${page} adalah soal nomor ${number}.`
    context.addIssue({ code: 'custom', path: ['no_soal'], message })
  }

const key = (missing: string) => ({
  jawaban: z
    .string()
    .min(1, missing)
    .regex(/^[1-4]$/, KEY_OUTSIDE),
})

const options = {
  pilihan_satu: text(ALL_FIELDS, OPTION_MAX_LENGTH),
  pilihan_dua: text(ALL_FIELDS, OPTION_MAX_LENGTH),
  pilihan_tiga: text(ALL_FIELDS, OPTION_MAX_LENGTH),
  pilihan_empat: text(ALL_FIELDS, OPTION_MAX_LENGTH),
}

/** @param hasRecording whether one is stored already, so that none is required */
export const listeningSchema = (hasRecording: boolean, groups?: ListeningGroups) =>
  z
    .object({
      ...place('listening', ALL_FIELDS),
      ...options,
      ...key(ALL_FIELDS),
      ...explanationFields,
      audio: z.instanceof(File).nullable(),
    })
    .refine(({ audio, page }) => audio !== null || hasRecording || !carriesAudio(page, groups), {
      path: ['audio'],
      message: ALL_FIELDS,
      // Validated together with the other fields, not after them.
      when: () => true,
    })
    .superRefine(agreeing('listening'))

export const structureSchema = z
  .object({
    ...place('structure', ALL_FIELDS),
    soal: text(ALL_FIELDS, PROMPT_MAX_LENGTH),
    ...options,
    ...key(ALL_FIELDS),
    ...explanationFields,
  })
  .superRefine(agreeing('structure'))

export const writtenSchema = z
  .object({
    ...key(PLACE_MISSING),
    ...place('written', PLACE_MISSING),
    ...explanationFields,
    soal: z
      .string()
      .max(PROMPT_MAX_LENGTH, `Maksimal ${PROMPT_MAX_LENGTH} karakter.`)
      .refine((html) => partsOf(html).length === ANSWERS.length, SENTENCE_UNMARKED),
  })
  .superRefine(agreeing('written'))

export const readingSchema = z
  .object({
    ...place('reading', ALL_FIELDS),
    soal: text(ALL_FIELDS, PROMPT_MAX_LENGTH),
    ...options,
    ...key(ALL_FIELDS),
    ...explanationFields,
    q_reading: z
      .number()
      .nullable()
      .refine((id) => id !== null, PASSAGE_MISSING),
  })
  .superRefine(agreeing('reading'))

export type ListeningFields = z.input<ReturnType<typeof listeningSchema>>
export type StructureFields = z.input<typeof structureSchema>
export type WrittenFields = z.input<typeof writtenSchema>
export type ReadingFields = z.input<typeof readingSchema>

export type ListeningInput = z.output<ReturnType<typeof listeningSchema>>
export type StructureInput = z.output<typeof structureSchema>
export type WrittenInput = z.output<typeof writtenSchema>
export type ReadingInput = z.output<typeof readingSchema>
