import { del, entries, get, update } from 'idb-keyval'
import { EMPTY_RECORD, type ExamRecord } from '@/features/exam/model/exam-record'
import { lateReport, remains, type LateReport } from '@/features/exam/model/late-answers'
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
    const record = await get<Partial<ExamRecord>>(keyOf(attemptId), privateStore())
    return record === undefined ? null : complete(record)
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
    await update<Partial<ExamRecord>>(
      keyOf(attemptId),
      (record) => change(complete(record)),
      privateStore()
    )
    return true
  } catch (error) {
    reportUnavailable(error)
    return false
  }
}

/** Forgets an attempt, but for the answers that the learner must be told of. */
export async function retireRecord(attemptId: number): Promise<void> {
  const isStored = await changeRecord(attemptId, (record) => remains(record) ?? EMPTY_RECORD)
  const record = isStored ? await readRecord(attemptId) : null
  if (record && remains(record) === null) await forgetRecord(attemptId)
}

/** Forgets an attempt wholly. */
export async function forgetRecord(attemptId: number): Promise<void> {
  await del(keyOf(attemptId), privateStore()).catch(reportUnavailable)
}

/** Retires every attempt but the one that runs: what could not be delivered then never will be. */
export async function retireOtherRecords(running: number | null): Promise<void> {
  const others = (await readRecords()).filter(([attemptId]) => attemptId !== running)
  await Promise.all(others.map(([attemptId]) => retireRecord(attemptId)))
}

/** What the learner is to be told of all attempts on this device. */
export async function readLateReports(): Promise<LateReport[]> {
  return (await readRecords()).flatMap(([attemptId, record]) => lateReport(attemptId, record) ?? [])
}

async function readRecords(): Promise<[attemptId: number, record: ExamRecord][]> {
  try {
    const stored = await entries<IDBValidKey, Partial<ExamRecord>>(privateStore())
    return stored.flatMap(([key, record]): [number, ExamRecord][] =>
      typeof key === 'string' && key.startsWith(PREFIX)
        ? [[Number(key.slice(PREFIX.length)), complete(record)]]
        : []
    )
  } catch (error) {
    reportUnavailable(error)
    return []
  }
}

/** An earlier version of this page may have stored less. */
function complete(record: Partial<ExamRecord> | undefined): ExamRecord {
  return { ...EMPTY_RECORD, ...record }
}

function reportUnavailable(error: unknown): void {
  console.warn(
    'Nothing can be stored in this browser; answers stay in memory until they are sent.',
    error
  )
}
