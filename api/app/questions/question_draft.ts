import type { FourParts } from '#app/packages/domain/written_sentence'

/** A question as an admin writes it; its recording and its section are told apart. */
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

/** A stored recording that a question is to play. */
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

/** The draft that a form sends, from the wire's names to ours. */
export function draftOf(
  { no_soal: number, page, jawaban: answerKey }: PlacedInput,
  options: FourParts,
  rest: Partial<Pick<QuestionDraft, 'prompt' | 'passageId'>> = {}
): QuestionDraft {
  return { number, page, answerKey, options, prompt: null, passageId: null, ...rest }
}

export function optionsOf(input: OptionsInput): FourParts {
  return [input.pilihan_satu, input.pilihan_dua, input.pilihan_tiga, input.pilihan_empat]
}

/** The draft as the columns of a question. */
export function questionColumns({ options, ...columns }: QuestionDraft) {
  const [option1, option2, option3, option4] = options
  return { ...columns, option1, option2, option3, option4 }
}
