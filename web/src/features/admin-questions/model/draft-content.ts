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

/** The place of a half-filled form; a page outside its section is shown as the section's first. */
export function draftPlace(section: Section, draft: Pick<Draft, 'no_soal' | 'page'>) {
  const page = Number(draft.page)
  return {
    no_soal: Number(draft.no_soal),
    page: sectionOfPage(page) === section ? page : SECTION_PAGES[section].first,
  }
}

/** A half-filled form as the question that it would be. */
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
