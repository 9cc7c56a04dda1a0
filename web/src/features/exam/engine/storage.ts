import { del, get, keys, update } from 'idb-keyval'
import { EMPTY_RECORD, type ExamRecord } from '@/features/exam/model/exam-record'
import { privateStore } from '@/lib/storage/private-store'

/**
 * The records of attempts in the private store, one per attempt, shared by the tabs of a browser. A browser that
 * refuses to store anything still sits exams, from memory: reads give nothing and writes say false.
 */

const PREFIX = 'exam:'

const keyOf = (attemptId: number) => `${PREFIX}${attemptId}`

/** What an earlier page or another tab left of this attempt, or null. */
export async function readRecord(attemptId: number): Promise<ExamRecord | null> {
  try {
    return (await get<ExamRecord>(keyOf(attemptId), privateStore())) ?? null
  } catch (error) {
    reportUnavailable(error)
    return null
  }
}

/** Changes a record in one transaction; says whether it is stored. */
export async function changeRecord(
  attemptId: number,
  change: (record: ExamRecord) => ExamRecord
): Promise<boolean> {
  try {
    const changed = (record: ExamRecord | undefined) => change(record ?? EMPTY_RECORD)
    await update<ExamRecord>(keyOf(attemptId), changed, privateStore())
    return true
  } catch (error) {
    reportUnavailable(error)
    return false
  }
}

/** Forgets an attempt, once it is finished. */
export async function forgetRecord(attemptId: number): Promise<void> {
  await del(keyOf(attemptId), privateStore()).catch(reportUnavailable)
}

/** Forgets every attempt but one: what could not be delivered then never will be. */
export async function forgetOtherRecords(attemptId: number): Promise<void> {
  try {
    const others = (await keys<IDBValidKey>(privateStore())).filter(
      (key) => typeof key === 'string' && key.startsWith(PREFIX) && key !== keyOf(attemptId)
    )
    await Promise.all(others.map((key) => del(key, privateStore())))
  } catch (error) {
    reportUnavailable(error)
  }
}

function reportUnavailable(error: unknown): void {
  console.warn(
    'Nothing can be stored in this browser; answers stay in memory until they are sent.',
    error
  )
}
