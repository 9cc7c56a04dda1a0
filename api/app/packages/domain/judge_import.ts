import type { Explanation } from '#app/packages/domain/explanation'
import type {
  ImportedPassage,
  ImportedRow,
  RowFault,
  RowField,
} from '#app/packages/domain/imported_row'
import { isSameSentence, isSameText } from '#app/packages/domain/question_text'
import { readWrittenSentence } from '#app/packages/domain/written_sentence'
import {
  carriesAudio,
  SECTION_PAGES,
  SECTION_TITLES,
  sectionOfPage,
  type Section,
} from '#contracts/exam'
import type { RowState } from '#contracts/question_imports'
import { PASSAGE_MAX_LINES, PASSAGE_TOO_LONG, setInLines } from '#contracts/passages'
import {
  OPTION_MAX_LENGTH,
  pageOutside,
  PASSAGE_NAME_MAX_LENGTH,
  PASSAGE_TEXT_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
  QUESTION_NUMBER_LIMITS,
  SENTENCE_UNMARKED,
} from '#contracts/questions'

/** A passage of the package. */
export interface PresentPassage {
  id: number
  name: string
  /** Stored name of its picture. */
  image: string
  body: string | null
}

/** A question of the package. */
export interface PresentQuestion {
  id: number
  section: Section
  page: number
  number: number
  prompt: string | null
  options: readonly string[]
  key: number
  /** Stored name of its recording. */
  audio: string | null
  passage: PresentPassage | null
  taught: Explanation
}

/** A file of the import, with the digests that it has as it was sent and as it would be stored. */
export interface JudgedFile {
  name: string
  kind: 'audio' | 'picture'
  digests: readonly string[]
}

/** What rows are compared with. */
export interface ImportContext {
  questions: readonly PresentQuestion[]
  /** Of the package. */
  present: readonly PresentPassage[]
  /** Of the import. */
  passages: readonly ImportedPassage[]
  files: readonly JudgedFile[]
  /** Digests of the package's stored files, by name. */
  digests: ReadonlyMap<string, string>
}

export interface Judgement {
  state: RowState
  /** Why it can't be taken, or what it changes. */
  sentence: string | null
}

/** What applying each row would do. */
export function judgeImport(rows: readonly ImportedRow[], context: ImportContext): Judgement[] {
  const present = new Map(context.questions.map((question) => [question.page, question]))
  const byPage = Map.groupBy(
    rows.flatMap((row, at) => (row.isDropped || row.page === null ? [] : [{ at, page: row.page }])),
    ({ page }) => page
  )
  return rows.map((row, at) => {
    if (row.isDropped) return { state: 'dibuang', sentence: null }
    const question = row.page === null ? undefined : present.get(row.page)
    const twins =
      row.page === null ? [] : (byPage.get(row.page) ?? []).filter((one) => one.at !== at)
    const [fault] = faultsOf(row, question, context)
    if (fault) return { state: 'galat', sentence: fault.sentence }
    const [twin] = twins
    if (twin) {
      return { state: 'galat', sentence: `Halaman ${row.page} juga dipakai baris ${twin.at + 1}.` }
    }
    if (!question) return { state: 'baru', sentence: null }
    const changes = changesOf(row, question, context)
    if (changes.length === 0) return { state: 'sama', sentence: null }
    const stays = keepsOldExplanation(row, question, changes) ? ` ${OLD_EXPLANATION}` : ''
    return { state: 'ganti', sentence: `Berubah: ${changes.join(', ')}.${stays}` }
  })
}

const OLD_EXPLANATION = 'Pembahasan yang lama tetap ada; periksa lagi.'

/** Another text may need another explanation, which the file doesn't have. */
function keepsOldExplanation(
  { taught }: ImportedRow,
  present: PresentQuestion,
  changes: readonly string[]
): boolean {
  const isOther = changes.some((part) => ['soal', 'kalimat', 'pilihan', 'kunci'].includes(part))
  return isOther && present.taught.explanation !== null && taught.explanation === undefined
}

function faultsOf(
  row: ImportedRow,
  present: PresentQuestion | undefined,
  context: ImportContext
): RowFault[] {
  if (row.section === null) return [fault('bagian', 'Bagian soal belum diketahui.')]
  return [
    ...row.faults,
    ...placeFaults(row, row.section),
    ...(row.section === 'written' ? sentenceFaults(row) : choiceFaults(row, row.section)),
    ...keyFaults(row),
    ...recordingFaults(row, present, context),
    ...passageFaults(row, present, context),
  ]
}

const fault = (field: RowField, sentence: string): RowFault => ({ field, sentence })

function placeFaults({ page, number }: ImportedRow, section: Section): RowFault[] {
  const title = SECTION_TITLES[section]
  if (page === null || sectionOfPage(page) !== section) {
    return [fault('page', pageOutside(title, SECTION_PAGES[section]))]
  }
  const { min, max } = QUESTION_NUMBER_LIMITS
  return number === null || number < min || number > max
    ? [fault('no_soal', `Nomor soal harus antara ${min} dan ${max}.`)]
    : []
}

function sentenceFaults({ prompt }: ImportedRow): RowFault[] {
  if ((prompt ?? '').length > PROMPT_MAX_LENGTH) return [fault('soal', PROMPT_TOO_LONG)]
  return readWrittenSentence(prompt ?? '') ? [] : [fault('soal', SENTENCE_UNMARKED)]
}

const PROMPT_TOO_LONG = `Soal maksimal ${PROMPT_MAX_LENGTH} karakter.`
const LETTERS = 'ABCDE'

function choiceFaults({ prompt, options }: ImportedRow, section: Section): RowFault[] {
  if (section !== 'listening' && (prompt ?? '') === '') {
    return [fault('soal', 'Teks soal belum ada.')]
  }
  if ((prompt ?? '').length > PROMPT_MAX_LENGTH) return [fault('soal', PROMPT_TOO_LONG)]
  if (options.length !== 4) {
    return [fault('pilihan', `Pilihan ada ${options.length}; harus empat.`)]
  }
  const empty = options.indexOf('')
  if (empty >= 0) return [fault('pilihan', `Pilihan ${LETTERS[empty]} kosong.`)]
  const long = options.findIndex((option) => option.length > OPTION_MAX_LENGTH)
  return long < 0
    ? []
    : [fault('pilihan', `Pilihan ${LETTERS[long]} maksimal ${OPTION_MAX_LENGTH} karakter.`)]
}

function keyFaults({ key }: ImportedRow): RowFault[] {
  if (key === null) return [fault('jawaban', 'Kunci jawaban belum ada.')]
  return key > 4 ? [fault('jawaban', `Kunci ${LETTERS[key - 1] ?? key} bukan A, B, C atau D.`)] : []
}

function recordingFaults(
  { section, page, audio }: ImportedRow,
  present: PresentQuestion | undefined,
  { files }: ImportContext
): RowFault[] {
  if (section !== 'listening' || page === null || !carriesAudio(page)) return []
  if (files.some(({ name, kind }) => kind === 'audio' && name === audio)) return []
  // A workbook names recordings and has none: those of the package stay.
  if (present) return []
  return [
    fault(
      'audio',
      audio === null
        ? 'Rekaman belum ada. Pilih rekaman, atau unggah lagi beserta ZIP rekamannya.'
        : `Rekaman “${audio}” tidak ada di antara berkas yang diunggah.`
    ),
  ]
}

function passageFaults(
  { section, passage }: ImportedRow,
  present: PresentQuestion | undefined,
  context: ImportContext
): RowFault[] {
  if (section !== 'reading') return []
  if (passage === null) {
    return present ? [] : [fault('bacaan', 'Bacaan untuk soal ini belum ada.')]
  }
  const found = context.passages.find(({ key }) => key === passage)
  if (!found) {
    return context.present.some(({ name }) => name === passage)
      ? []
      : [fault('bacaan', `Bacaan “${passage}” tidak ada di berkas ini dan di paket.`)]
  }
  return contentFaults(found, context)
}

function contentFaults(
  { title, text, picture }: ImportedPassage,
  { files, present: passages }: ImportContext
): RowFault[] {
  if (title.length > PASSAGE_NAME_MAX_LENGTH) {
    return [fault('bacaan', `Judul bacaan maksimal ${PASSAGE_NAME_MAX_LENGTH} karakter.`)]
  }
  if ((text ?? '').length > PASSAGE_TEXT_MAX_LENGTH) {
    return [fault('bacaan', `Teks bacaan maksimal ${PASSAGE_TEXT_MAX_LENGTH} karakter.`)]
  }
  const isThere = files.some(({ name, kind }) => kind === 'picture' && name === picture)
  if (text !== null && !isThere && setInLines(text).flat().length > PASSAGE_MAX_LINES) {
    return [fault('bacaan', PASSAGE_TOO_LONG)]
  }
  const isKnown = passages.some(({ name }) => isSameText(name, title))
  if (text !== null || isThere || isKnown) return []
  return [
    fault(
      'bacaan',
      picture === null
        ? `Bacaan “${title}” tidak punya teks atau gambar.`
        : `Gambar “${picture}” tidak ada di antara berkas yang diunggah.`
    ),
  ]
}

/** Which parts of a question the row would change, in Indonesian. */
function changesOf(row: ImportedRow, present: PresentQuestion, context: ImportContext): string[] {
  const changes: string[] = []
  if (row.number !== present.number) changes.push('nomor')
  if (row.section === 'written') {
    if (!isSameSentence(row.prompt, present.prompt)) changes.push('kalimat')
  } else {
    // Listening has no printed question, unless the package has one already.
    const isCompared =
      row.section !== 'listening' || (present.prompt !== null && row.prompt !== null)
    if (isCompared && !isSameText(row.prompt, present.prompt)) changes.push('soal')
    const other = row.options.findIndex(
      (option, at) => !isSameText(option, present.options[at] ?? '')
    )
    if (other >= 0) changes.push('pilihan')
  }
  if (row.key !== present.key) changes.push('kunci')
  if (!isSameExplanation(row.taught, present.taught)) changes.push('pembahasan')
  if (!isSameRecording(row, present, context)) changes.push('rekaman')
  if (row.section === 'reading' && !isSamePassage(row, present, context)) changes.push('bacaan')
  return changes
}

/** The fields that the file has, whatever the others are. */
function isSameExplanation(given: Partial<Explanation>, present: Explanation): boolean {
  return Object.entries(given).every(([field, value]) =>
    isSameValue(value, present[field as keyof Explanation])
  )
}

/** Texts by what readers see, lists item by item. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === 'string') return typeof other === 'string' && isSameText(one, other)
  if (typeof one !== 'object' || one === null) return one === (other ?? null)
  if (typeof other !== 'object' || other === null) return false
  const [fields, others] = [Object.entries(one), Object.entries(other)]
  return (
    fields.length === others.length &&
    fields.every(([name, value]) => isSameValue(value, (other as Record<string, unknown>)[name]))
  )
}

function isSameRecording(
  { section, page, audio }: ImportedRow,
  present: PresentQuestion,
  { files, digests }: ImportContext
): boolean {
  if (section !== 'listening' || page === null || !carriesAudio(page)) return true
  const file = files.find(({ name, kind }) => kind === 'audio' && name === audio)
  return file === undefined || hasDigest(file, present.audio, digests)
}

function isSamePassage(
  { passage: key }: ImportedRow,
  { passage: present }: PresentQuestion,
  { passages, files, digests }: ImportContext
): boolean {
  if (key === null) return true
  if (present === null) return false
  const passage = passages.find((one) => one.key === key)
  if (!passage) return present.name === key
  if (!isSameText(passage.title, present.name)) return false
  if (passage.text !== null && !isSameText(passage.text, present.body)) return false
  const picture = files.find(({ name, kind }) => kind === 'picture' && name === passage.picture)
  return picture === undefined || hasDigest(picture, present.image, digests)
}

export function hasDigest(
  { digests: own }: JudgedFile,
  stored: string | null,
  digests: ReadonlyMap<string, string>
): boolean {
  const digest = stored === null ? undefined : digests.get(stored)
  return digest !== undefined && own.includes(digest)
}
