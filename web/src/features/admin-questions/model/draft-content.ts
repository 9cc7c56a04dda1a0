import { SECTION_PAGES, sectionOfPage, type Section } from '@lulus/api/contracts/exam'
import type { QuestionContent } from '@/features/admin-questions/model/preview-entry'

interface Draft {
  no_soal: string
  page: string
  soal?: string
  pilihan_satu: string
  pilihan_dua: string
  pilihan_tiga: string
  pilihan_empat: string
}

/** The place of an unfinished form. An invalid page becomes the section's first. */
export function draftPlace(section: Section, draft: Pick<Draft, 'no_soal' | 'page'>) {
  const page = Number(draft.page)
  return {
    no_soal: Number(draft.no_soal),
    page: sectionOfPage(page) === section ? page : SECTION_PAGES[section].first,
  }
}

/** The input of an unfinished form as a question. */
export function draftContent(section: Section, draft: Draft): QuestionContent {
  const { pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat, soal = null } = draft
  return {
    ...draftPlace(section, draft),
    soal,
    pilihan_satu,
    pilihan_dua,
    pilihan_tiga,
    pilihan_empat,
  }
}
