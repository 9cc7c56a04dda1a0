import type { Infer } from '@vinejs/vine/types'
import { readWrittenSentence, type FourParts } from '#app/packages/domain/written_sentence'
import type { Explanation } from '#app/packages/domain/explanation'
import { InvalidInput } from '#app/platform/errors/failures'
import type {
  listeningValidator,
  readingValidator,
  structureValidator,
  writtenValidator,
} from '#app/packages/validators'
import { SENTENCE_UNMARKED } from '#contracts/questions'
import type { Skill } from '#contracts/skills'

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
  /** The fields of its explanation that the form has; the others stay. */
  explained: Partial<Explanation>
}

/** A question's stored recording. */
export interface Recording {
  /** Stored file name. */
  name: string
  durationMs: number
}

interface PlacedInput extends ExplainedInput {
  no_soal: number
  page: number
  jawaban: number
}

interface ExplainedInput {
  pembahasan?: string | null
  pembahasan_pilihan?: (string | null)[] | null
  perbaikan?: string | null
  transkrip?:
    | { suara: string; teks: string; mulai?: number | null; selesai?: number | null }[]
    | null
  bukti?: { dari: number; sampai: number }[] | null
  keterampilan?: Skill[] | null
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

/** The draft as columns of a question, without its explanation. */
export function questionColumns({ options, explained: _, ...columns }: QuestionDraft) {
  const [option1, option2, option3, option4] = options
  return { ...columns, option1, option2, option3, option4 }
}

function placeOf({ no_soal: number, page, jawaban: answerKey, ...input }: PlacedInput) {
  return { number, page, answerKey, explained: explainedOf(input) }
}

/** The fields of an explanation as a form or a mended row sends them. */
export function explainedOf(input: ExplainedInput): Partial<Explanation> {
  return {
    explanation: input.pembahasan,
    optionNotes: input.pembahasan_pilihan,
    correction: input.perbaikan,
    transcript: eachOf(input.transkrip, ({ suara, teks, mulai, selesai }) => ({
      voice: suara,
      text: teks,
      start: mulai ?? null,
      end: selesai ?? null,
    })),
    proof: eachOf(input.bukti, ({ dari, sampai }) => ({ from: dari, to: sampai })),
    skills: input.keterampilan,
  }
}

/** The list with each item converted; null empties the field, undefined leaves it. */
function eachOf<From, To>(list: From[] | null | undefined, convert: (item: From) => To) {
  return list ? list.map(convert) : list
}

function optionsOf(input: OptionsInput): FourParts {
  return [input.pilihan_satu, input.pilihan_dua, input.pilihan_tiga, input.pilihan_empat]
}
