import type { Answer } from '@lulus/api/contracts/exam'
import type { ResponseAt } from '@/lib/api/client'

/** An entry of the exam from `GET /soal`. */
export type PaperEntry = ResponseAt<'GET', '/soal'>['soal'][number]
/** Four listening questions that share a recording. */
export type GroupEntry = Extract<PaperEntry, { items: unknown }>
/** An entry of a session that isn't running. */
export type LockedEntry = Extract<PaperEntry, { locked: true }>
export type QuestionEntry = Exclude<PaperEntry, GroupEntry | LockedEntry>
export type OpenEntry = QuestionEntry | GroupEntry
/** The fields of a question that its options need. */
export type AnswerableQuestion = Pick<
  QuestionEntry,
  'page' | 'pilihan_satu' | 'pilihan_dua' | 'pilihan_tiga' | 'pilihan_empat'
>
export type Passage = NonNullable<QuestionEntry['readingQuestion']>

export type AnswersByPage = Readonly<Partial<Record<number, Answer>>>

export function isGroup(entry: PaperEntry): entry is GroupEntry {
  return 'items' in entry
}

export function isLocked(entry: PaperEntry): entry is LockedEntry {
  return 'locked' in entry
}

/** The four options in the order A-D. */
export function optionsOf(question: AnswerableQuestion): [string, string, string, string] {
  return [
    question.pilihan_satu,
    question.pilihan_dua,
    question.pilihan_tiga,
    question.pilihan_empat,
  ]
}
