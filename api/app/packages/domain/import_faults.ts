import type { ImportContext, PresentQuestion } from '#app/packages/domain/import_context'
import type {
  ImportedPassage,
  ImportedRow,
  RowFault,
  RowField,
} from '#app/packages/domain/imported_row'
import { isSameText } from '#app/packages/domain/question_text'
import { readWrittenSentence } from '#app/packages/domain/written_sentence'
import {
  carriesAudio,
  SECTION_PAGES,
  SECTION_TITLES,
  sectionOfPage,
  type Section,
} from '#contracts/exam'
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

/** Why a row can't be taken, the first thing to mend first; nothing when it can. */
export function faultsOf(
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
  { files, groups }: ImportContext
): RowFault[] {
  if (section !== 'listening' || page === null || !carriesAudio(page, groups)) return []
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
