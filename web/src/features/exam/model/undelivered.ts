import type { ExamRecord } from '@/features/exam/model/exam-record'

/** What only this device has. */
export interface Undelivered {
  attemptIds: readonly number[]
  /** Number of answers, 1 and up. */
  answers: number
}

/** Counts the answers that the server has neither taken nor been offered; null if there are none. */
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

/** A page may have a late answer and a later choice: that is one answer. */
function pagesOpen({ answers, late }: Pick<ExamRecord, 'answers' | 'late'>): ReadonlySet<string> {
  const openLate = Object.entries(late).filter(([, { isOffered }]) => !isOffered)
  return new Set([...Object.keys(answers), ...openLate.map(([page]) => page)])
}
