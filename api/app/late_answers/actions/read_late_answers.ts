import { createHash } from 'node:crypto'
import User from '#app/accounts/models/user'
import { readSheet } from '#app/exam/rows/answers'
import { readLate, type HeldLate } from '#app/exam/rows/late_answers'
import { examineJournal, type JournalFindings } from '#app/exam/domain/late_answers'
import type { AnswerSheet } from '#app/exam/domain/types'
import Attempt from '#app/exam/models/attempt'
import LateSubmission from '#app/exam/models/late_submission'
import { NotFound } from '#app/platform/errors/failures'
import type { JournalEntry } from '#contracts/journal'

/** Everything an admin needs to decide. */
export interface LateReview {
  submission: LateSubmission
  learner: User
  attempt: Attempt
  late: HeldLate[]
  /** The answers stored in the attempt. */
  sheet: AnswerSheet
  /** Null when the device sent no journal. */
  journal: JournalFindings | null
}

/** @throws NotFound */
export async function readLateReview(id: number): Promise<LateReview> {
  const submission = await LateSubmission.find(id)
  if (!submission) throw new NotFound('Jawaban terlambat tidak ditemukan.')
  const attempt = await Attempt.findOrFail(submission.attemptId)
  const sheet = await readSheet(attempt.id)
  return {
    submission,
    attempt,
    sheet,
    learner: await User.findOrFail(submission.userId),
    late: await readLate([submission.id]),
    journal: findingsOf(submission, sheet),
  }
}

/** The learner's own late answers, newest first. */
export async function lateAnswersOf(userId: number): Promise<LateSubmission[]> {
  return LateSubmission.query().where('userId', userId).orderBy('id', 'desc')
}

function findingsOf(
  { attemptId, journal, journalFrom }: LateSubmission,
  sheet: AnswerSheet
): JournalFindings | null {
  if (journal === null || journalFrom === null) return null
  const entries = JSON.parse(journal) as JournalEntry[]
  return examineJournal(attemptId, { from: journalFrom, entries }, sheet, sha256)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
