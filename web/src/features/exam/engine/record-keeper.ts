import { changeRecord, readRecord, retireRecord } from '@/features/exam/engine/storage'
import { joinRecords, type ExamRecord } from '@/features/exam/model/exam-record'
import { afterNextFrame } from '@/lib/browser/next-frame'

type Operation = (record: ExamRecord) => ExamRecord

/** This tab's copy of an attempt's record, and its writes to the shared one on disk. */
export interface RecordKeeper {
  current(): ExamRecord
  /** Changes the copy at once, and the stored record after the next frame, in order; what came until then together. */
  change(operation: Operation): void
  /** Changes only the copy: another tab has stored the change. */
  learn(operation: Operation): void
  /** Calls back after each change; returns a function that stops it. */
  watch(listener: () => void): () => void
  /** Resolves when all changes are stored; false if this browser can't store them. */
  stored(): Promise<boolean>
  /** Takes changes that other tabs stored. */
  join(): Promise<void>
  /** Deletes the stored record except late answers; later changes stay in memory. */
  retire(): Promise<void>
}

export function createRecordKeeper(attemptId: number, initial: ExamRecord): RecordKeeper {
  let record = initial
  let writing: Promise<boolean> = Promise.resolve(true)
  let unwritten: Operation[] = []
  let isRetired = false
  const listeners = new Set<() => void>()

  async function write(): Promise<boolean> {
    await afterNextFrame()
    const operations = unwritten
    unwritten = []
    return changeRecord(attemptId, (stored) =>
      operations.reduce((result, operation) => operation(result), stored)
    )
  }

  return {
    current: () => record,
    change(operation) {
      record = operation(record)
      for (const listener of listeners) listener()
      if (isRetired) return
      unwritten.push(operation)
      if (unwritten.length === 1) writing = writing.then(write)
    },
    learn(operation) {
      record = operation(record)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stored: () => writing,
    async join() {
      // Reading earlier would return entries that this tab has removed.
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
