import type { ExamRecord } from '@/features/exam/model/exam-record'

/** The undelivered answers on this device. */
export interface Undelivered {
  attemptIds: readonly number[]
  /** Number of answers, at least 1. */
  answers: number
}

/** Counts the answers that the server has neither accepted nor been offered, or null if there are none. */
export function undeliveredIn(
  records: readonly (readonly [attemptId: number, record: ExamRecord])[]
): Undelivered | null {
  const open = records
    .map(([attemptId, record]) => ({ attemptId, answers: pagesOpen(record).size }))
    .filter(({ answers }) => answers > 0)
  if (open.length === 0) return null
  return {
    attemptIds: open.map(({ attemptId }) => attemptId),
    answers: open.reduce((sum, { answers }) => sum + answers, 0),
  }
}

/** A late answer and a later choice on the same page count as one answer. */
function pagesOpen({ answers, late }: Pick<ExamRecord, 'answers' | 'late'>): ReadonlySet<string> {
  const openLate = Object.entries(late).filter(([, { isOffered }]) => !isOffered)
  return new Set([...Object.keys(answers), ...openLate.map(([page]) => page)])
}
