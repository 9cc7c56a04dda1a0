import { del, entries, get, update } from 'idb-keyval'
import { EMPTY_RECORD, withLeft, type ExamRecord } from '@/features/exam/model/exam-record'
import { remains } from '@/features/exam/late/late-answers'
import { PRIVATE_KEY_PREFIX } from '@/lib/storage/stored-screen'
import { privateStore } from '@/lib/storage/private-store'
import { EXAM_RECORD_PREFIX as PREFIX } from '@/platform/kiosk-bridge'

/**
 * The stored records of attempts, one per attempt, shared by the browser's tabs. Exams also work without storage, from
 * memory: reads then return nothing and writes return false.
 */

const keyOf = (attemptId: number) => `${PREFIX}${attemptId}`
const leftKeyOf = (attemptId: number) => `${PRIVATE_KEY_PREFIX}${keyOf(attemptId)}`

/** The record that an earlier page or another tab stored, or null. */
export async function readRecord(attemptId: number): Promise<ExamRecord | null> {
  try {
    const record = await get<Partial<ExamRecord>>(keyOf(attemptId), privateStore())
    return record === undefined ? null : complete(attemptId, record)
  } catch (error) {
    reportUnavailable(error)
    return null
  }
}

/** Changes a record in one transaction. Returns whether it was stored. */
export async function changeRecord(
  attemptId: number,
  change: (record: ExamRecord) => ExamRecord
): Promise<boolean> {
  try {
    await update<Partial<ExamRecord>>(
      keyOf(attemptId),
      (record) => change(complete(attemptId, record)),
      privateStore()
    )
    localStorage.removeItem(leftKeyOf(attemptId))
    return true
  } catch (error) {
    reportUnavailable(error)
    return false
  }
}

/**
 * Stores the unwritten part of a record synchronously when a page closes, because the database would not write it any
 * more. The next read finds it, and the next change writes it.
 */
export function leaveRecord(attemptId: number, record: ExamRecord): void {
  try {
    localStorage.setItem(leftKeyOf(attemptId), JSON.stringify(record))
  } catch (error) {
    reportUnavailable(error)
  }
}

/** Deletes an attempt's record, except answers that the learner must be informed about. */
export async function retireRecord(attemptId: number): Promise<void> {
  const isStored = await changeRecord(attemptId, (record) => remains(record) ?? EMPTY_RECORD)
  const record = isStored ? await readRecord(attemptId) : null
  if (record && remains(record) === null) await forgetRecord(attemptId)
}

/** Deletes an attempt's record completely. */
export async function forgetRecord(attemptId: number): Promise<void> {
  await del(keyOf(attemptId), privateStore()).catch(reportUnavailable)
}

/** Retires the records of all attempts except the running one, because their answers can't be delivered any more. */
export async function retireOtherRecords(running: number | null): Promise<void> {
  const others = (await readRecords()).filter(([attemptId]) => attemptId !== running)
  await Promise.all(others.map(([attemptId]) => retireRecord(attemptId)))
}

/** All records on this device. */
export async function readRecords(): Promise<[attemptId: number, record: ExamRecord][]> {
  try {
    const stored = await entries<IDBValidKey, Partial<ExamRecord>>(privateStore())
    return stored.flatMap(([key, record]): [number, ExamRecord][] => {
      if (typeof key !== 'string' || !key.startsWith(PREFIX)) return []
      const attemptId = Number(key.slice(PREFIX.length))
      return [[attemptId, complete(attemptId, record)]]
    })
  } catch (error) {
    reportUnavailable(error)
    return []
  }
}

/** Merges what a closing page left, and adds missing fields that an earlier version did not store. */
function complete(attemptId: number, record: Partial<ExamRecord> | undefined): ExamRecord {
  const stored = { ...EMPTY_RECORD, ...record }
  const left = localStorage.getItem(leftKeyOf(attemptId))
  return left === null ? stored : withLeft(stored, JSON.parse(left) as ExamRecord)
}

function reportUnavailable(error: unknown): void {
  console.warn('Nothing can be stored in this browser.', error)
}
