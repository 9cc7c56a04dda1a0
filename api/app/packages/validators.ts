import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { nameText, scalarNumber, utcTimeRule, MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import {
  LISTENING_GROUPS_MAX,
  MINUTES_LIMITS,
  pagesOfSection,
  SECTION_PAGES,
  SECTION_TITLES,
  SECTIONS,
  type Section,
} from '#contracts/exam'
import {
  EXPORT_FORMATS,
  IMPORT_MAX_ROWS,
  IMPORT_NAME_MAX_LENGTH,
  IMPORT_OPTIONS_MAX,
} from '#contracts/question_imports'
import {
  PACKAGE_NAME_MAX_LENGTH,
  PRICE_MAX,
  PACKAGE_LEVELS,
  PACKAGE_STATUSES,
  PACKAGE_NAME_MISSING,
} from '#contracts/packages'
import {
  CORRECTION_MAX_LENGTH,
  EXPLANATION_MAX_LENGTH,
  EXPLANATION_MODES,
  EXPLANATION_START_MISSING,
  OPTION_NOTE_MAX_LENGTH,
  PROOF_MAX_PARTS,
  SKILLS_MAX,
  TRANSCRIPT_LINE_MAX_LENGTH,
  TRANSCRIPT_MAX_LINES,
  TRANSCRIPT_MAX_SECONDS,
  VOICE_MAX_LENGTH,
} from '#contracts/explanations'
import {
  OPTION_MAX_LENGTH,
  PASSAGE_NAME_MAX_LENGTH,
  PASSAGE_TEXT_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
  QUESTION_NUMBER_LIMITS,
  CHOSEN_MAX,
  ALL_FIELDS,
  KEY_OUTSIDE,
  PASSAGE_MISSING,
  PASSAGE_UNNAMED,
  PLACE_MISSING,
  SENTENCE_UNMARKED,
  pageOutside,
} from '#contracts/questions'
import { SKILL_CODES } from '#contracts/skills'

/** `pembahasan_mulai` is required with the mode `tanggal` and ignored with others. */
const explanations = () => ({
  pembahasan: vine.enum(EXPLANATION_MODES).optional(),
  pembahasan_mulai: vine
    .string()
    .use(utcTimeRule())
    .nullable()
    .optional()
    .requiredWhen('pembahasan', '=', 'tanggal'),
})

const minutes = () =>
  scalarNumber().withoutDecimals().range([MINUTES_LIMITS.min, MINUTES_LIMITS.max]).optional()

const groupPage = () =>
  vine.number({ strict: true }).withoutDecimals().range([1, SECTION_PAGES.listening.last])

const fields = () => ({
  nama_paket: nameText().maxLength(PACKAGE_NAME_MAX_LENGTH),
  level: vine.enum(PACKAGE_LEVELS).optional(),
  harga: scalarNumber().withoutDecimals().range([0, PRICE_MAX]).optional(),
  hanya_lab: vine.boolean().optional(),
  /** Listening questions that share a recording; without it those of the test itself, or as they are. */
  kelompok: vine
    .array(vine.object({ dari: groupPage(), sampai: groupPage() }))
    .maxLength(LISTENING_GROUPS_MAX)
    .optional(),
  ...explanations(),
  durasi: vine.object({ listening: minutes(), written: minutes(), reading: minutes() }).optional(),
})

export const createPackageValidator = vine.create({
  ...fields(),
  konsep: vine.boolean({ strict: true }).optional(),
})
export const updatePackageValidator = vine.create({
  ...fields(),
  status: vine.enum(PACKAGE_STATUSES).optional(),
})

export type NewPackage = Infer<typeof createPackageValidator>
export type PackageChange = Infer<typeof updatePackageValidator>

for (const validator of [createPackageValidator, updatePackageValidator]) {
  validator.messagesProvider = sentences({
    'nama_paket.required': PACKAGE_NAME_MISSING,
    'pembahasan_mulai.required': EXPLANATION_START_MISSING,
  })
}

const ALL_PAGES: [number, number] = [SECTION_PAGES.listening.first, SECTION_PAGES.reading.last]

const text = (max: number) => vine.string().trim().minLength(1).maxLength(max)
const place = (section: Section) => ({
  no_soal: scalarNumber()
    .withoutDecimals()
    .range([QUESTION_NUMBER_LIMITS.min, QUESTION_NUMBER_LIMITS.max]),
  page: scalarNumber()
    .withoutDecimals()
    .range([SECTION_PAGES[section].first, SECTION_PAGES[section].last]),
})
const options = () => ({
  pilihan_satu: text(OPTION_MAX_LENGTH),
  pilihan_dua: text(OPTION_MAX_LENGTH),
  pilihan_tiga: text(OPTION_MAX_LENGTH),
  pilihan_empat: text(OPTION_MAX_LENGTH),
})
const key = () => ({ jawaban: scalarNumber().withoutDecimals().range([1, 4]) })

/** Text of spaces only is none. */
const nullableText = (max: number) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .trim()
    .maxLength(max)
    .nullable()
const line = () => scalarNumber().withoutDecimals().range([1, MAX_NUMBER])
const seconds = () => scalarNumber().range([0, TRANSCRIPT_MAX_SECONDS]).nullable().optional()

/** A list, or its JSON: forms with a file have no other way to send one. */
function listed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** What a learner reads after the exam. An omitted field stays as it is, null empties it. */
const explained = () => ({
  pembahasan: nullableText(EXPLANATION_MAX_LENGTH).optional(),
  pembahasan_pilihan: vine
    .array(nullableText(OPTION_NOTE_MAX_LENGTH))
    .fixedLength(4)
    .parse(listed)
    .nullable()
    .optional(),
  perbaikan: nullableText(CORRECTION_MAX_LENGTH).optional(),
  transkrip: vine
    .array(
      vine.object({
        suara: text(VOICE_MAX_LENGTH),
        teks: text(TRANSCRIPT_LINE_MAX_LENGTH),
        mulai: seconds(),
        selesai: seconds(),
      })
    )
    .maxLength(TRANSCRIPT_MAX_LINES)
    .parse(listed)
    .nullable()
    .optional(),
  bukti: vine
    .array(vine.object({ dari: line(), sampai: line() }))
    .maxLength(PROOF_MAX_PARTS)
    .parse(listed)
    .nullable()
    .optional(),
  keterampilan: vine
    .array(vine.enum(SKILL_CODES))
    .distinct()
    .maxLength(SKILLS_MAX)
    .parse(listed)
    .nullable()
    .optional(),
})

export const listeningValidator = vine.create({
  ...place('listening'),
  ...options(),
  ...key(),
  ...explained(),
})
listeningValidator.messagesProvider = questionSentences('listening', ALL_FIELDS)

export const structureValidator = vine.create({
  ...place('structure'),
  soal: text(PROMPT_MAX_LENGTH),
  ...options(),
  ...key(),
  ...explained(),
})
structureValidator.messagesProvider = questionSentences('structure', ALL_FIELDS)

export const writtenValidator = vine.create({
  ...key(),
  ...place('written'),
  soal: text(PROMPT_MAX_LENGTH),
  ...explained(),
})
writtenValidator.messagesProvider = questionSentences('written', PLACE_MISSING, {
  'soal.required': SENTENCE_UNMARKED,
})

export const readingValidator = vine.create({
  ...place('reading'),
  soal: text(PROMPT_MAX_LENGTH),
  ...options(),
  ...key(),
  q_reading: scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER),
  ...explained(),
})
readingValidator.messagesProvider = questionSentences('reading', ALL_FIELDS, {
  'q_reading.required': PASSAGE_MISSING,
  'q_reading.number': PASSAGE_MISSING,
})

export const passageValidator = vine.create({
  nama: nameText().maxLength(PASSAGE_NAME_MAX_LENGTH),
  /** Beside a picture for screen readers, null removes it. Without one it is the passage. */
  teks: vine
    .string()
    .trim()
    .maxLength(PASSAGE_TEXT_MAX_LENGTH)
    // Forms send CRLF; stored texts use LF like content packages.
    .parse((value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value))
    .nullable()
    .optional(),
  /** Replaces the picture by the text. */
  bentuk: vine.enum(['teks', 'gambar']).optional(),
})
passageValidator.messagesProvider = sentences({ 'nama.required': PASSAGE_UNNAMED })

export const deletePassageValidator = vine.create({ force: vine.boolean().optional() })

/** An id with the page on which it was seen. */
const seen = () => ({
  id: vine.number({ strict: true }).withoutDecimals().range([1, MAX_NUMBER]),
  page: vine.number({ strict: true }).withoutDecimals().range(ALL_PAGES),
})

/** `hentikan` agrees that the package goes off sale. */
export const deleteQuestionsValidator = vine.create({
  soal: vine.array(vine.object(seen())).minLength(1).maxLength(CHOSEN_MAX).distinct('id'),
  hentikan: vine.boolean({ strict: true }).optional(),
})

/** `ke`: the page that it gets; its own to be numbered by it. */
export const moveQuestionsValidator = vine.create({
  soal: vine
    .array(
      vine.object({
        ...seen(),
        ke: vine.number({ strict: true }).withoutDecimals().range(ALL_PAGES),
      })
    )
    .minLength(1)
    .maxLength(CHOSEN_MAX)
    .distinct('id'),
})

/** A page that may play a recording of its own. */
export const recordingPageValidator = vine.create({
  page: scalarNumber().in(pagesOfSection('listening')),
})

export const importUploadValidator = vine.create({ bagian: vine.enum(SECTIONS).optional() })

export const exportValidator = vine.create({
  format: vine.enum(EXPORT_FORMATS),
  /** Of the Word document: 1 with the keys, 0 without. */
  kunci: scalarNumber().withoutDecimals().range([0, 1]).optional(),
})

export const importPartValidator = vine.create({
  halaman: scalarNumber().withoutDecimals().range([1, IMPORT_MAX_ROWS]).optional(),
})

const wholeNumber = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().range([min, max]).nullable().optional()

/** What a person mends of an import's row; null empties a field. Whether it then fits is judged with the other rows. */
export const importRowValidator = vine.create({
  bagian: vine.enum(SECTIONS).nullable().optional(),
  no_soal: wholeNumber(QUESTION_NUMBER_LIMITS.min, QUESTION_NUMBER_LIMITS.max),
  page: wholeNumber(...ALL_PAGES),
  soal: vine.string().trim().maxLength(PROMPT_MAX_LENGTH).nullable().optional(),
  pilihan: vine
    .array(vine.string().trim().maxLength(OPTION_MAX_LENGTH).nullable())
    .maxLength(IMPORT_OPTIONS_MAX)
    .optional(),
  jawaban: wholeNumber(1, 4),
  audio: vine.string().trim().maxLength(IMPORT_NAME_MAX_LENGTH).nullable().optional(),
  bacaan: vine.string().trim().maxLength(IMPORT_NAME_MAX_LENGTH).nullable().optional(),
  buang: vine.boolean({ strict: true }).optional(),
  ...explained(),
})
importRowValidator.messagesProvider = sentences({
  'jawaban.number': KEY_OUTSIDE,
  'jawaban.withoutDecimals': KEY_OUTSIDE,
  'jawaban.range': KEY_OUTSIDE,
})

/** The spec's messages for a form; `missing` is the one for any empty field. */
function questionSentences(section: Section, missing: string, own: Record<string, string> = {}) {
  return sentences({
    required: missing,
    'page.range': pageOutside(SECTION_TITLES[section], SECTION_PAGES[section]),
    'jawaban.number': KEY_OUTSIDE,
    'jawaban.withoutDecimals': KEY_OUTSIDE,
    'jawaban.range': KEY_OUTSIDE,
    ...own,
  })
}
