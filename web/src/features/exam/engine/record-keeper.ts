import { changeRecord, readRecord, retireRecord } from '@/features/exam/engine/storage'
import { joinRecords, type ExamRecord } from '@/features/exam/model/exam-record'

/** This tab's copy of an attempt's record, and its way into the shared one on disk. */
export interface RecordKeeper {
  current(): ExamRecord
  /** Changes the copy at once and the stored record after it, in order. */
  change(operation: (record: ExamRecord) => ExamRecord): void
  /** Changes the copy only: the tab that did it has stored it. */
  learn(operation: (record: ExamRecord) => ExamRecord): void
  /** Resolves when all changes so far are on disk; false when this browser can't store them. */
  stored(): Promise<boolean>
  /** Takes up what other tabs have stored. */
  join(): Promise<void>
  /** Leaves on disk no more than what the learner must be told; later changes stay in memory. */
  retire(): Promise<void>
}

export function createRecordKeeper(attemptId: number, initial: ExamRecord): RecordKeeper {
  let record = initial
  let writing: Promise<boolean> = Promise.resolve(true)
  let isRetired = false

  return {
    current: () => record,
    change(operation) {
      record = operation(record)
      if (isRetired) return
      writing = writing.then(() => changeRecord(attemptId, operation))
    },
    learn(operation) {
      record = operation(record)
    },
    stored: () => writing,
    async join() {
      // What this tab has dropped must be gone from the disk before it reads it.
      await writing
      const stored = await readRecord(attemptId)
      if (stored) record = joinRecords(record, stored)
    },
    async retire() {
      isRetired = true
      await writing
      await retireRecord(attemptId)
    },
  }
}
