import type { Section } from '@lulus/api/contracts/exam'
import type { ShownQuestion } from '@/features/admin-questions/api/questions'
import { explanationTexts } from '@/features/admin-questions/model/explanation-fields'

/** Props of every section's form. */
export interface QuestionFormProps {
  paketId: number
  /** The question to edit, or null for a new one. */
  question: ShownQuestion | null
  /** Place of a new question. */
  place: { no_soal: number; page: number }
  free: readonly number[]
  /** Whether another question was just saved, so that typing goes on. */
  isNext: boolean
  /** The passage initially chosen for a new reading question. */
  passageId: number | null
  /** `again` asks for another new question, with this one's passage. */
  onSaved: (again: boolean, passageId: number | null) => void
}

/** Which form's input is kept on this device. */
export function draftNameOf(section: Section, { paketId, question }: DraftOwner): string {
  return `${paketId}:${section}:${question?.id ?? 'baru'}`
}

type DraftOwner = Pick<QuestionFormProps, 'paketId' | 'question'>

/** Initial values of the fields that all sections share, the explanation's among them. */
export function placeAndKey({ question, place }: Pick<QuestionFormProps, 'question' | 'place'>) {
  return {
    no_soal: String(question?.no_soal ?? place.no_soal),
    page: String(question?.page ?? place.page),
    jawaban: question?.jawaban ?? '',
    ...explanationTexts(question),
  }
}

/** Initial values of the four options. */
export function optionTexts(question: ShownQuestion | null) {
  return {
    pilihan_satu: question?.pilihan_satu ?? '',
    pilihan_dua: question?.pilihan_dua ?? '',
    pilihan_tiga: question?.pilihan_tiga ?? '',
    pilihan_empat: question?.pilihan_empat ?? '',
  }
}
