import { ANSWERS, sectionOfPage } from '@lulus/api/contracts/exam'
import type { GroupEntry, QuestionEntry } from '@/components/questions/paper-entry'
import { partsOf } from '@/features/admin-questions/model/written-sentence'

/** What of a question learners see, stored or still in its form. */
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
    // Entries are told apart by their page; the id serves nothing that is drawn.
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

/** Listening questions that share a recording as one entry, in page order. */
export function groupEntryOf(start: number, contents: readonly QuestionContent[]): GroupEntry {
  return { type: 'group', page: start, audio: null, items: contents.map(entryOf) }
}

/** A written sentence as a question: its options are its underlined parts. */
export function writtenContent(
  place: Pick<QuestionContent, 'no_soal' | 'page'>,
  html: string
): QuestionContent {
  const [pilihan_satu = '', pilihan_dua = '', pilihan_tiga = '', pilihan_empat = ''] = partsOf(
    html
  ).slice(0, ANSWERS.length)
  return { ...place, soal: html, pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat }
}
