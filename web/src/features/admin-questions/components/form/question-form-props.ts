import type { ShownQuestion } from '@/features/admin-questions/api/show-question'

/** What every section's form is given. */
export interface QuestionFormProps {
  paketId: number
  /** The question to change; null for a new one. */
  question: ShownQuestion | null
  /** Where a new question would stand. */
  place: { no_soal: number; page: number }
  /** Pages of the section without a question. */
  free: readonly number[]
  /** The passage that a new reading question begins with. */
  passageId: number | null
  /** `again` asks for another new question, on the passage of this one. */
  onSaved: (again: boolean, passageId: number | null) => void
}

/** The fields that all sections share, as a form begins with them. */
export function placeAndKey({ question, place }: Pick<QuestionFormProps, 'question' | 'place'>) {
  return {
    no_soal: String(question?.no_soal ?? place.no_soal),
    page: String(question?.page ?? place.page),
    jawaban: question?.jawaban ?? '',
  }
}

/** The four options, as a form begins with them. */
export function optionTexts(question: ShownQuestion | null) {
  return {
    pilihan_satu: question?.pilihan_satu ?? '',
    pilihan_dua: question?.pilihan_dua ?? '',
    pilihan_tiga: question?.pilihan_tiga ?? '',
    pilihan_empat: question?.pilihan_empat ?? '',
  }
}
