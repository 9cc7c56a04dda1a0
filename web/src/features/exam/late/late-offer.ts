import type { JournalEntry } from '@lulus/api/contracts/journal'
import { keep, type ExamRecord } from '@/features/exam/model/exam-record'
import { isLinked } from '@/features/exam/model/journal-chain'
import { isOwed, seqsOf } from '@/features/exam/late/late-answers'
import { mapSheet } from '@/features/exam/late/late-sheet'

/** A device's journal as sent to the server. */
export interface LateBatch {
  simulasi: number
  dari: string
  jurnal: JournalEntry[]
}

/** What has to be offered to the server, or null if nothing has to or can be. */
export function lateBatch(
  attemptId: number,
  record: Pick<ExamRecord, 'late' | 'journal'>
): LateBatch | null {
  const { journal } = record
  if (!isOwed(record) || !isLinked(journal) || journal.from === null) return null
  return { simulasi: attemptId, dari: journal.from, jurnal: [...journal.entries] }
}

/**
 * The record after a journal was offered to the server.
 * @param answer pages that the server holds separately, and pages that it already had
 */
export function withOffered(
  record: ExamRecord,
  { jurnal }: LateBatch,
  { held, saved }: { held: readonly number[]; saved: readonly number[] }
): ExamRecord {
  const offered = seqsOf(jurnal)
  const wasOffered = (page: number, seq: number) => seq <= (offered.get(page) ?? -1)
  const left = keep(
    record.late,
    (page, { seq }) => !(saved.includes(Number(page)) && wasOffered(Number(page), seq))
  )
  const late = mapSheet(left, (answer, page) => {
    if (!wasOffered(page, answer.seq)) return answer
    const isHeld = held.includes(page)
    return { ...answer, isOffered: true, ...(isHeld ? { isHeld, isChecked: true } : {}) }
  })
  return { ...record, late }
}
