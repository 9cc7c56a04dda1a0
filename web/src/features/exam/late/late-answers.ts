import { answersBeyond, mergeSheets, type AnswerSheet } from '@lulus/api/contracts/answers'
import { sessionOfQuestion, type Session } from '@lulus/api/contracts/exam'
import type { JournalEntry } from '@lulus/api/contracts/journal'
import {
  EMPTY_RECORD,
  keep,
  withoutAnswers,
  type AnswerBatch,
  type ExamRecord,
} from '@/features/exam/model/exam-record'
import { EMPTY_JOURNAL } from '@/features/exam/model/journal'
import { answersIn, joinLate, lateOf } from '@/features/exam/late/late-sheet'

/**
 * Late answers stay in the record until the learner is informed. First they are compared with the server's answers,
 * because its first 'saved' may have been lost.
 */

/** The learner's report about an attempt. */
export interface LateReport extends Pick<
  ExamRecord,
  'late' | 'deadlines' | 'packageName' | 'orders'
> {
  attemptId: number
}

/** The report about a record, or null if there is nothing to report. */
export function lateReport(attemptId: number, record: ExamRecord | null): LateReport | null {
  if (record === null || Object.keys(record.late).length === 0) return null
  const { late, deadlines, packageName, orders } = record
  return { attemptId, late, deadlines, packageName, orders }
}

/**
 * Removes a batch like `withoutAnswers`, and sets refused answers aside.
 * @param refused ids of answers of the batch
 */
export function withOutcome(
  record: ExamRecord,
  batch: AnswerBatch,
  refused: readonly number[]
): ExamRecord {
  const sent = new Map(batch.answer.map(({ id, seq }) => [id, seq]))
  const isSent = (page: string, seq: number) => seq <= (sent.get(Number(page)) ?? -1)
  const isRefused = (page: string) => refused.includes(Number(page))
  // A choice that changed during the batch is sent separately.
  const aside = keep(record.answers, (page, { seq }) => isRefused(page) && isSent(page, seq))
  const late = keep(record.late, (page, { seq }) => isRefused(page) || !isSent(page, seq))
  return { ...withoutAnswers(record, batch), late: joinLate(late, lateOf(aside, false)) }
}

/** Sends a session's answers again, because it got more time. */
export function withSecondTry(record: ExamRecord, session: Session): ExamRecord {
  const isOpen = (page: string) => sessionOfQuestion(Number(page)) === session
  const again = keep(record.late, isOpen)
  if (Object.keys(again).length === 0) return record
  return {
    ...record,
    answers: mergeSheets(answersIn(again), record.answers),
    late: keep(record.late, (page) => !isOpen(page)),
  }
}

/** All unconfirmed answers of the record. */
export function unsettled({ late, answers }: ExamRecord): AnswerSheet {
  return mergeSheets(answersIn(late), answers)
}

/** The record of a finished attempt, after the server returned the answers that it doesn't have. */
export function withSettled(
  record: ExamRecord,
  sent: AnswerSheet,
  rejected: readonly number[]
): ExamRecord {
  const open = answersBeyond(unsettled(record), sent)
  const refused = keep(sent, (page) => rejected.includes(Number(page)))
  return { ...record, answers: {}, late: joinLate(lateOf(open, false), lateOf(refused, true)) }
}

/**
 * The rest of an ended attempt's record: answers to report, without position and flags. The journal stays until it was
 * sent. Null if nothing is left.
 */
export function remains(record: ExamRecord): ExamRecord | null {
  const late = joinLate(record.late, lateOf(record.answers, false))
  if (Object.keys(late).length === 0) return null
  const { deadlines, packageName, orders } = record
  const journal = isOwed({ late, journal: record.journal }) ? record.journal : EMPTY_JOURNAL
  return { ...EMPTY_RECORD, late, deadlines, packageName, orders, journal }
}

/** Whether the journal has late answers that were not yet offered to the server. */
export function isOwed({ late, journal }: Pick<ExamRecord, 'late' | 'journal'>): boolean {
  const seqs = seqsOf(journal.entries)
  return Object.entries(late).some(
    ([page, { isOffered, seq }]) => !isOffered && seq <= (seqs.get(Number(page)) ?? -1)
  )
}

/** The highest counter of each page. */
export function seqsOf(entries: readonly JournalEntry[]): ReadonlyMap<number, number> {
  return new Map(entries.map(({ id, seq }) => [id, seq]))
}
