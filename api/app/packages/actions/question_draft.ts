import type { Infer } from '@vinejs/vine/types'
import { readWrittenSentence, type FourParts } from '#app/packages/domain/written_sentence'
import { InvalidInput } from '#app/platform/errors/failures'
import type {
  listeningValidator,
  readingValidator,
  structureValidator,
  writtenValidator,
} from '#app/packages/validators'
import { SENTENCE_UNMARKED } from '#contracts/questions'

/** A question's fields in an admin's form, without its recording and section. */
export interface QuestionDraft {
  /** `no_soal`. */
  number: number
  page: number
  prompt: string | null
  options: FourParts
  /** 1-4. */
  answerKey: number
  passageId: number | null
}

/** A question's stored recording. */
export interface Recording {
  /** Stored file name. */
  name: string
  durationMs: number
}

interface PlacedInput {
  no_soal: number
  page: number
  jawaban: number
}

interface OptionsInput {
  pilihan_satu: string
  pilihan_dua: string
  pilihan_tiga: string
  pilihan_empat: string
}

/** Turns the input of the four forms into drafts. */
export function listeningDraft(input: Infer<typeof listeningValidator>): QuestionDraft {
  return { ...placeOf(input), prompt: null, options: optionsOf(input), passageId: null }
}

export function structureDraft(input: Infer<typeof structureValidator>): QuestionDraft {
  return { ...placeOf(input), prompt: input.soal, options: optionsOf(input), passageId: null }
}

/**
 * Makes the sentence safe and uses the underlined parts as options.
 * @throws InvalidInput unless exactly four parts are underlined
 */
export function writtenDraft(input: Infer<typeof writtenValidator>): QuestionDraft {
  const sentence = readWrittenSentence(input.soal)
  if (!sentence) {
    throw new InvalidInput(SENTENCE_UNMARKED, [{ field: 'soal', msg: SENTENCE_UNMARKED }])
  }
  return { ...placeOf(input), prompt: sentence.html, options: sentence.parts, passageId: null }
}

export function readingDraft(input: Infer<typeof readingValidator>): QuestionDraft {
  return {
    ...placeOf(input),
    prompt: input.soal,
    options: optionsOf(input),
    passageId: input.q_reading,
  }
}

/** The draft as columns of a question. */
export function questionColumns({ options, ...columns }: QuestionDraft) {
  const [option1, option2, option3, option4] = options
  return { ...columns, option1, option2, option3, option4 }
}

function placeOf({ no_soal: number, page, jawaban: answerKey }: PlacedInput) {
  return { number, page, answerKey }
}

function optionsOf(input: OptionsInput): FourParts {
  return [input.pilihan_satu, input.pilihan_dua, input.pilihan_tiga, input.pilihan_empat]
}
