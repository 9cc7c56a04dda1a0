import { answersBeyond, mergeSheets, type AnswerSheet } from '@lulus/api/contracts/answers'
import { sessionOfQuestion, type Session } from '@lulus/api/contracts/exam'
import {
  EMPTY_RECORD,
  joinLate,
  keep,
  lateOf,
  withoutAnswers,
  type AnswerBatch,
  type ExamRecord,
  type LateSheet,
} from '@/features/exam/model/exam-record'

/**
 * Answers that came too late for the server. They stay in the record until the learner has been told, and are checked
 * against what the server holds before anything is claimed: its first 'saved' may have got lost on the way.
 */

/** What the learner is told of an attempt. */
export interface LateReport extends Pick<ExamRecord, 'late' | 'deadlines' | 'packageName'> {
  attemptId: number
}

/** The report of a record, or null when nothing is to be told. */
export function lateReport(attemptId: number, record: ExamRecord | null): LateReport | null {
  if (record === null || Object.keys(record.late).length === 0) return null
  const { late, deadlines, packageName } = record
  return { attemptId, late, deadlines, packageName }
}

/**
 * Drops what a batch carried, as `withoutAnswers`, and puts those of its answers aside that the server refused.
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
  // A choice that was changed while the batch was under way gets an answer of its own.
  const aside = keep(record.answers, (page, { seq }) => isRefused(page) && isSent(page, seq))
  const late = keep(record.late, (page, { seq }) => isRefused(page) || !isSent(page, seq))
  return { ...withoutAnswers(record, batch), late: joinLate(late, lateOf(aside, false)) }
}

/** Gives the answers of a session another try: it has got time again. */
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

/** Everything of the record that the server hasn't confirmed. */
export function unsettled({ late, answers }: ExamRecord): AnswerSheet {
  return mergeSheets(answersIn(late), answers)
}

/** The record of a finished attempt, once the server has told which of the answers sent along it doesn't hold. */
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
 * What stays of the record of an attempt that is over on this device: the answers that the learner must be told of,
 * no place and no flags. Null when that is nothing.
 */
export function remains(record: ExamRecord): ExamRecord | null {
  const late = joinLate(record.late, lateOf(record.answers, false))
  if (Object.keys(late).length === 0) return null
  const { deadlines, packageName } = record
  return { ...EMPTY_RECORD, late, deadlines, packageName }
}

function answersIn(late: LateSheet): AnswerSheet {
  return Object.fromEntries(
    Object.entries(late).map(([page, { isChecked: _, ...held }]) => [page, held])
  )
}
