import type { DrillVerdict } from '@/features/learning/api/drill'

/** What this device knows of the learner's practice, by the questions' ids. */
export interface PracticeRecord {
  /** Answers (1-4) that the server hasn't got. */
  waiting: Readonly<Record<number, number>>
  verdicts: Readonly<Record<number, DrillVerdict>>
}

export const EMPTY_PRACTICE: PracticeRecord = { waiting: {}, verdicts: {} }

/** The first answer stands. */
export function withAnswer(record: PracticeRecord, id: number, answer: number): PracticeRecord {
  if (id in record.waiting || id in record.verdicts) return record
  return { ...record, waiting: { ...record.waiting, [id]: answer } }
}

/** @param verdict null if the server will never take the answer */
export function withVerdict(
  record: PracticeRecord,
  id: number,
  verdict: DrillVerdict | null
): PracticeRecord {
  const { [id]: _, ...waiting } = record.waiting
  return { waiting, verdicts: verdict ? { ...record.verdicts, [id]: verdict } : record.verdicts }
}

/** Without the verdicts of other days. */
export function onlyOf(record: PracticeRecord, ids: readonly number[]): PracticeRecord {
  const verdicts = Object.entries(record.verdicts).filter(([id]) => ids.includes(Number(id)))
  return { ...record, verdicts: Object.fromEntries(verdicts) }
}

export function waitingCount({ waiting }: PracticeRecord): number {
  return Object.keys(waiting).length
}
