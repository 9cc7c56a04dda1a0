import type { DrillVerdict } from '@/features/learning/api/drill'

/** What this device knows of the learner's practice, by the questions' ids. */
export interface PracticeRecord {
  /** Answers (1-4) that the server hasn't got. */
  waiting: Readonly<Record<number, number>>
  verdicts: Readonly<Record<number, DrillVerdict>>
  /** The ids of the lists that this device has shown last, by their names; the newest list is the last. */
  lists: Readonly<Record<string, readonly number[]>>
  /** Answers that the server will never take, until the learner has been told. */
  lost: readonly number[]
}

export const EMPTY_PRACTICE: PracticeRecord = { waiting: {}, verdicts: {}, lists: {}, lost: [] }

/** Verdicts are kept for the questions of the day and the last drills of classes. */
const MOST_LISTS = 8

/** The first answer stands. */
export function withAnswer(record: PracticeRecord, id: number, answer: number): PracticeRecord {
  if (id in record.waiting || id in record.verdicts) return record
  return { ...record, waiting: { ...record.waiting, [id]: answer } }
}

export function withVerdict(
  record: PracticeRecord,
  id: number,
  verdict: DrillVerdict
): PracticeRecord {
  return { ...withoutWaiting(record, id), verdicts: { ...record.verdicts, [id]: verdict } }
}

/** The server will never take the answer: it no longer waits, and the learner is told. */
export function withLoss(record: PracticeRecord, id: number): PracticeRecord {
  return { ...withoutWaiting(record, id), lost: [...record.lost, id] }
}

/** The learner has been told of what was lost. */
export function withoutLosses(record: PracticeRecord): PracticeRecord {
  return { ...record, lost: [] }
}

/** A list as it is now, without the verdicts of questions that are on no list any more. */
export function withList(
  record: PracticeRecord,
  name: string,
  ids: readonly number[]
): PracticeRecord {
  const { [name]: _, ...others } = record.lists
  const lists = Object.fromEntries([...Object.entries(others), [name, ids]].slice(-MOST_LISTS))
  const listed = new Set(Object.values(lists).flat())
  const verdicts = Object.entries(record.verdicts).filter(([id]) => listed.has(Number(id)))
  return { ...record, lists, verdicts: Object.fromEntries(verdicts) }
}

export function waitingCount({ waiting }: PracticeRecord): number {
  return Object.keys(waiting).length
}

function withoutWaiting(record: PracticeRecord, id: number): PracticeRecord {
  const { [id]: _, ...waiting } = record.waiting
  return { ...record, waiting }
}
