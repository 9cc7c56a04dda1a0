import { ANSWERS, sectionOfPage } from '@lulus/api/contracts/exam'
import type { GroupEntry, QuestionEntry, OpenEntry } from '@/components/questions/paper-entry'
import { partsOf } from '@/features/admin-questions/model/written-sentence'
import type { PassageRow } from '@/features/admin-questions/api/passages'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { mediaUrl } from '@/lib/api/request-url'

/** The parts of a question that learners see, from storage or from the form. */
export interface QuestionContent {
  no_soal: number
  page: number
  soal: string | null
  pilihan_satu: string
  pilihan_dua: string
  pilihan_tiga: string
  pilihan_empat: string
}

/** The question as an entry of an exam. */
export function entryOf(content: QuestionContent): QuestionEntry {
  const { page, no_soal, soal, pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat } = content
  const section = sectionOfPage(page)
  return {
    // Entries are identified by page; the id isn't shown.
    id: page,
    no_soal,
    page,
    soal,
    pilihan_satu,
    pilihan_dua,
    pilihan_tiga,
    pilihan_empat,
    ...(section === 'structure' || section === 'written' ? { type: section } : {}),
  }
}

/** Listening questions with a shared recording as one entry, in page order. */
function groupEntryOf(start: number, contents: readonly QuestionContent[]): GroupEntry {
  return { type: 'group', page: start, audio: null, items: contents.map(entryOf) }
}

/** A written sentence as a question, whose options are its underlined parts. */
export function writtenContent(
  place: Pick<QuestionContent, 'no_soal' | 'page'>,
  html: string
): QuestionContent {
  const [pilihan_satu = '', pilihan_dua = '', pilihan_tiga = '', pilihan_empat = ''] = partsOf(
    html
  ).slice(0, ANSWERS.length)
  return { ...place, soal: html, pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat }
}

/** The page of a question's entry: the first of a group, else its own. */
export function entryPageOf({ page, kelompok }: Pick<QuestionRow, 'page' | 'kelompok'>): number {
  return kelompok?.dari ?? page
}

/**
 * The learners' view of a page, from the stored questions.
 * @param page an entry's page, which is the first of a group
 * @returns null if the page has no question
 */
export function previewOf(
  page: number,
  questions: readonly QuestionRow[],
  passages: readonly PassageRow[]
) {
  const here = questions.filter((question) => entryPageOf(question) === page)
  const [first] = here
  if (!first) return null
  const entry: OpenEntry = first.kelompok === null ? entryOf(first) : groupEntryOf(page, here)
  return {
    entry,
    audioUrl: mediaUrl(here.find((question) => question.page === page)?.audio),
    passage: previewPassage(passages.find(({ id }) => id === first.q_reading)),
  }
}

/** A passage for its view, or null if none is chosen. */
export function previewPassage(passage: PassageRow | undefined) {
  if (!passage) return null
  const { nama, teks, naskah, reading } = passage
  return { nama, teks, src: naskah === null ? mediaUrl(reading) : null }
}
