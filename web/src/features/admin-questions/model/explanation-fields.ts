import {
  CORRECTION_MAX_LENGTH,
  EXPLANATION_MAX_LENGTH,
  OPTION_NOTE_MAX_LENGTH,
  SKILLS_MAX,
} from '@lulus/api/contracts/explanations'
import {
  readLines,
  readTranscript,
  writeLines,
  writeTranscript,
} from '@lulus/api/contracts/explanation_text'
import { SKILL_CODES, type Skill } from '@lulus/api/contracts/skills'
import { z } from '@/lib/validation/zod'

const OPTIONS = 4
const LINES_UNREADABLE = 'Tulis nomor baris, misalnya 5-6, 9.'
const TRANSCRIPT_UNREADABLE = 'Tulis setiap baris sebagai “suara: kalimat”.'

/** An empty text is none. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Maksimal ${max} karakter.`)
    .transform((text) => (text === '' ? null : text))

/** A text that stands for a list; an empty one is none. */
const listed = <Item>(read: (text: string) => Item[] | null, unreadable: string) =>
  z.string().transform((text, context) => {
    const list = read(text)
    if (list) return list.length > 0 ? list : null
    context.addIssue({ code: 'custom', message: unreadable })
    return z.NEVER
  })

/** The fields of a question's explanation, in every section's form. */
export const explanationFields = {
  pembahasan: optionalText(EXPLANATION_MAX_LENGTH),
  pembahasan_pilihan: z.array(optionalText(OPTION_NOTE_MAX_LENGTH)).length(OPTIONS),
  perbaikan: optionalText(CORRECTION_MAX_LENGTH),
  transkrip: listed(readTranscript, TRANSCRIPT_UNREADABLE),
  bukti: listed(readLines, LINES_UNREADABLE),
  keterampilan: z
    .array(z.enum(SKILL_CODES))
    .max(SKILLS_MAX, `Pilih paling banyak ${SKILLS_MAX} keterampilan.`),
}

export const EXPLANATION_NAMES = Object.keys(
  explanationFields
) as (keyof typeof explanationFields)[]

const schema = z.object(explanationFields)
export type ExplanationFields = z.input<typeof schema>
export type ExplanationValues = z.output<typeof schema>

/** What a question has stored of its explanation. */
interface StoredExplanation {
  pembahasan: string | null
  pembahasan_pilihan: readonly (string | null)[] | null
  perbaikan: string | null
  transkrip: Parameters<typeof writeTranscript>[0]
  bukti: Parameters<typeof writeLines>[0]
  keterampilan: Skill[] | null
}

/** Initial values of the explanation's fields. */
export function explanationTexts(question: StoredExplanation | null): ExplanationFields {
  const notes = question?.pembahasan_pilihan ?? []
  return {
    pembahasan: question?.pembahasan ?? '',
    pembahasan_pilihan: Array.from({ length: OPTIONS }, (_, index) => notes[index] ?? ''),
    perbaikan: question?.perbaikan ?? '',
    transkrip: writeTranscript(question?.transkrip ?? null),
    bukti: writeLines(question?.bukti ?? null),
    keterampilan: question?.keterampilan ?? [],
  }
}

/**
 * The input without the explanation's untouched fields, which the server keeps. The key has no note.
 * @param dirty which fields were changed, as the form knows it
 */
export function withoutUntouched<Input>(
  input: Input,
  dirty: Readonly<Record<string, unknown>>
): Input {
  const values = { ...input } as Input & Partial<ExplanationValues> & { jawaban?: string }
  for (const name of EXPLANATION_NAMES) if (!dirty[name]) delete values[name]
  const notes = values.pembahasan_pilihan
  if (notes) {
    values.pembahasan_pilihan = notes.map((note, index) =>
      index + 1 === Number(values.jawaban) ? null : note
    )
  }
  return values
}

/** What is wrong with each field. */
export type ExplanationErrors = Partial<Record<keyof ExplanationFields, string>>

/** The values of the fields' texts; null with a sentence for each field that can't be read. */
export function readExplanation(texts: ExplanationFields): {
  values: ExplanationValues | null
  errors: ExplanationErrors
} {
  const read = schema.safeParse(texts)
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path, message }) => [String(path[0]), message])
  return { values: null, errors: Object.fromEntries(errors) as ExplanationErrors }
}

/** The values of the fields whose texts aren't those of what is stored. */
export function changedExplanation(
  stored: StoredExplanation,
  texts: ExplanationFields,
  values: ExplanationValues
): Partial<ExplanationValues> {
  const before = explanationTexts(stored)
  return Object.fromEntries(
    EXPLANATION_NAMES.filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(texts[name])
    ).map((name) => [name, values[name]])
  )
}
