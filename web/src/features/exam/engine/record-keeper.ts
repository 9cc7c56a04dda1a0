import { changeRecord, leaveRecord, readRecord, retireRecord } from '@/features/exam/engine/storage'
import { joinRecords, type ExamRecord } from '@/features/exam/model/exam-record'
import { afterNextFrame } from '@/lib/browser/next-frame'

type Operation = (record: ExamRecord) => ExamRecord

/** This tab's copy of an attempt's record, and its writes to the shared one on disk. */
export interface RecordKeeper {
  current(): ExamRecord
  /**
   * Changes the copy at once, and the stored record after the next frame. Changes until then are written together, in
   * order.
   */
  change(operation: Operation): void
  /** Changes only the copy, because another tab has stored the change. */
  learn(operation: Operation): void
  /** Calls back after each change. Returns a function that stops it. */
  watch(listener: () => void): () => void
  /** Resolves when all changes are stored, with false if this browser can't store them. */
  stored(): Promise<boolean>
  /** Leaves the unstored changes to the next page, synchronously, because this page is closing. */
  leave(): void
  /** Takes changes that other tabs stored. */
  join(): Promise<void>
  /** From now on changes stay in memory. Resolves when earlier ones are stored. */
  end(): Promise<void>
  /** The same, and deletes the stored record except late answers. */
  retire(): Promise<void>
}

export function createRecordKeeper(attemptId: number, initial: ExamRecord): RecordKeeper {
  let record = initial
  let writing: Promise<boolean> = Promise.resolve(true)
  let unwritten: Operation[] = []
  let unstored = 0
  /** Whether a planned write will include all unwritten changes. */
  let isPlanned = false
  let isEnded = false
  const listeners = new Set<() => void>()

  async function write(): Promise<boolean> {
    const operations = unwritten
    unwritten = []
    isPlanned = false
    const isStored = await changeRecord(attemptId, (stored) =>
      operations.reduce((result, operation) => operation(result), stored)
    )
    if (isStored) unstored -= operations.length
    // The next change stores it too, because the next page must find all of it.
    else unwritten = [...operations, ...unwritten]
    return isStored
  }

  async function end() {
    isEnded = true
    await writing
  }

  return {
    current: () => record,
    change(operation) {
      record = operation(record)
      for (const listener of listeners) listener()
      if (isEnded) return
      unstored += 1
      unwritten.push(operation)
      // Its frame may pass while an earlier change is being written.
      if (isPlanned) return
      isPlanned = true
      writing = Promise.all([writing, afterNextFrame()]).then(write)
    },
    learn(operation) {
      record = operation(record)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stored: () => writing,
    leave() {
      if (unstored > 0 && !isEnded) leaveRecord(attemptId, record)
    },
    async join() {
      // Reading earlier would return entries that this tab has removed.
      await writing
      const stored = await readRecord(attemptId)
      if (stored) record = joinRecords(record, stored)
    },
    end,
    async retire() {
      await end()
      await retireRecord(attemptId)
    },
  }
}
