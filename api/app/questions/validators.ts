import { ALL_FIELDS, PASSAGE_MISSING } from '#app/questions/sentences'
import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import { printableRule } from '#app/platform/validation/printable'
import { MAX_ROW_ID } from '#app/platform/validation/row_id'
import { sentences } from '#app/platform/validation/sentences'
import { SECTION_PAGES, type Section } from '#contracts/exam'

export const SENTENCE_UNMARKED =
  'Kalimat harus memiliki tepat empat bagian bergaris bawah yang tidak kosong.'

const KEY_OUTSIDE = 'Jawaban harus antara 1 sampai 4.'
const PLACE_MISSING = 'Lengkapi jawaban, nomor soal, dan halaman!'
const PASSAGE_UNNAMED = 'Nama soal wajib diisi'

/** Bounds that keep a text inside MySQL's 64 kB, whatever its script. */
const OPTION_MAX = 1_000
const PROMPT_MAX = 5_000
const PASSAGE_TEXT_MAX = 15_000

const text = (max: number) => vine.string().trim().minLength(1).maxLength(max)
const place = (section: Section) => ({
  no_soal: scalarNumber().withoutDecimals().range([1, 9_999]),
  page: scalarNumber()
    .withoutDecimals()
    .range([SECTION_PAGES[section].first, SECTION_PAGES[section].last]),
})
const options = () => ({
  pilihan_satu: text(OPTION_MAX),
  pilihan_dua: text(OPTION_MAX),
  pilihan_tiga: text(OPTION_MAX),
  pilihan_empat: text(OPTION_MAX),
})
const key = () => ({ jawaban: scalarNumber().withoutDecimals().range([1, 4]) })

export const listeningValidator = vine.create({ ...place('listening'), ...options(), ...key() })
listeningValidator.messagesProvider = questionSentences('Listening', 'listening', ALL_FIELDS)

export const structureValidator = vine.create({
  ...place('structure'),
  soal: text(PROMPT_MAX),
  ...options(),
  ...key(),
})
structureValidator.messagesProvider = questionSentences('Structure', 'structure', ALL_FIELDS)

export const writtenValidator = vine.create({
  ...key(),
  ...place('written'),
  soal: text(PROMPT_MAX),
})
writtenValidator.messagesProvider = questionSentences(
  'Written Expression',
  'written',
  PLACE_MISSING,
  { 'soal.required': SENTENCE_UNMARKED }
)

export const readingValidator = vine.create({
  ...place('reading'),
  soal: text(PROMPT_MAX),
  ...options(),
  ...key(),
  q_reading: scalarNumber().withoutDecimals().min(1).max(MAX_ROW_ID),
})
readingValidator.messagesProvider = questionSentences('Reading', 'reading', ALL_FIELDS, {
  'q_reading.required': PASSAGE_MISSING,
  'q_reading.number': PASSAGE_MISSING,
})

export const passageValidator = vine.create({
  nama: vine.string().trim().minLength(1).maxLength(160).use(printableRule()),
  /** The passage for screen readers; null takes it away. */
  teks: vine
    .string()
    .trim()
    .maxLength(PASSAGE_TEXT_MAX)
    // Forms send CRLF; the text is kept line by line, as content packages write it.
    .parse((value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value))
    .nullable()
    .optional(),
})
passageValidator.messagesProvider = sentences({ 'nama.required': PASSAGE_UNNAMED })

export const deletePassageValidator = vine.create({ force: vine.boolean().optional() })

/** The spec's sentences for a form; `missing` is the one for any field that is left empty. */
function questionSentences(
  title: string,
  section: Section,
  missing: string,
  own: Record<string, string> = {}
) {
  const { first, last } = SECTION_PAGES[section]
  return sentences({
    required: missing,
    'page.range': `Halaman soal ${title} harus antara ${first} dan ${last}.`,
    'jawaban.number': KEY_OUTSIDE,
    'jawaban.withoutDecimals': KEY_OUTSIDE,
    'jawaban.range': KEY_OUTSIDE,
    ...own,
  })
}
