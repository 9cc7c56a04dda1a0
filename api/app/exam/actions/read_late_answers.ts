import { createHash } from 'node:crypto'
import User from '#app/accounts/models/user'
import { judgedBy, takenOverOf } from '#app/exam/actions/judge_late'
import { inParts } from '#app/platform/database/in_parts'
import { readSavedOf } from '#app/exam/rows/answers'
import { readLate, type HeldLate } from '#app/exam/rows/late_answers'
import { anchorageOf, type Anchorage, type SavedAnswer } from '#app/exam/domain/contradictions'
import { judgementOf } from '#app/exam/domain/late_judgement'
import { countUnrecorded } from '#app/exam/domain/stored_journals'
import { examineJournal, type JournalFindings } from '#app/exam/domain/late_answers'
import type { AnswerSheet } from '#app/exam/domain/types'
import Attempt from '#app/exam/models/attempt'
import LateSubmission from '#app/exam/models/late_submission'
import { NotFound } from '#app/platform/errors/failures'
import { sessionOfQuestion } from '#contracts/exam'
import type { LateJudgement, LateStatus } from '#contracts/late_answers'

/** Everything an admin needs to decide. */
export interface LateReview {
  submission: LateSubmission
  learner: User
  attempt: Attempt
  late: HeldLate[]
  /** The answers stored in the attempt. */
  sheet: AnswerSheet
  /** Answers that saves stored in time: they show when the device was in contact. */
  saves: readonly SavedAnswer[]
  /** Pages whose late answer these contradict. */
  contradicted: ReadonlySet<number>
  /** The journals that don't continue each other; empty when no device sent one. */
  journals: ReviewedJournal[]
  /** The number of late answers that no journal holds with the same choice and time; 0 without a journal. */
  unrecorded: number
  /** Of each page with a late answer. */
  judgements: ReadonlyMap<number, LateJudgement>
}

export interface ReviewedJournal extends JournalFindings, Anchorage {
  /** Number of choices. */
  length: number
}

/** @throws NotFound */
export async function readLateReview(id: number): Promise<LateReview> {
  const submission = await LateSubmission.find(id)
  if (!submission) throw new NotFound('Jawaban terlambat tidak ditemukan.')
  const [review] = await readLateReviews([submission])
  if (!review) throw new NotFound('Jawaban terlambat tidak ditemukan.')
  return review
}

/** The same for several, in a number of statements that doesn't grow with them. */
export async function readLateReviews(
  submissions: readonly LateSubmission[]
): Promise<LateReview[]> {
  const ids = submissions.map(({ attemptId }) => attemptId)
  const attempts = await foundBy(Attempt, ids)
  const learners = await foundBy(
    User,
    submissions.map(({ userId }) => userId)
  )
  const stored = await readSavedOf(ids)
  const takenOver = await takenOverOf(ids)
  const late: HeldLate[] = []
  for (const some of inParts(submissions)) late.push(...(await readLate(some.map(({ id }) => id))))
  const lateBy = Map.groupBy(late, ({ submissionId }) => submissionId)
  return submissions.flatMap((submission) => {
    const attempt = attempts.get(submission.attemptId)
    const learner = learners.get(submission.userId)
    if (!attempt || !learner) return []
    return [
      reviewOf(submission, {
        attempt,
        learner,
        late: lateBy.get(submission.id) ?? [],
        stored: stored.get(attempt.id) ?? [],
        isTakenOver: takenOver.has(attempt.id),
      }),
    ]
  })
}

async function foundBy<Model extends typeof Attempt | typeof User>(
  model: Model,
  ids: readonly number[]
): Promise<Map<number, InstanceType<Model>>> {
  const found = new Map<number, InstanceType<Model>>()
  for (const some of inParts([...new Set(ids)])) {
    for (const row of await model.query().whereIn('id', some)) {
      found.set(row.id, row as InstanceType<Model>)
    }
  }
  return found
}

interface Known {
  attempt: Attempt
  learner: User
  late: HeldLate[]
  /** The attempt's answers. */
  stored: readonly SavedAnswer[]
  isTakenOver: boolean
}

function reviewOf(submission: LateSubmission, known: Known): LateReview {
  const { attempt, learner, late, stored } = known
  const sheet: AnswerSheet = new Map(stored.map(({ page, answer, seq }) => [page, { answer, seq }]))
  const { journals } = submission
  const { evidence, contradicted } = judgedBy(attempt, submission, late, known)
  const reviewed = journals.map((journal) => ({
    ...examineJournal(attempt.id, journal, sheet, sha256),
    ...anchorageOf(journal, evidence),
    length: journal.entries.length,
  }))
  const checked = journals.flatMap((journal, index) => {
    const findings = reviewed[index]
    return findings ? [{ journal, findings }] : []
  })
  return {
    submission,
    attempt,
    sheet,
    late,
    saves: evidence.saves,
    contradicted,
    learner,
    journals: reviewed,
    judgements: new Map(
      late.map((choice) => {
        const session = sessionOfQuestion(choice.page)
        return [
          choice.page,
          judgementOf(choice, {
            journals: checked,
            saves: evidence.saves,
            isContradicted: contradicted.has(choice.page),
            endedAt: session && attempt.endOf(session),
          }),
        ]
      })
    ),
    unrecorded: journals.length > 0 ? countUnrecorded(late, journals) : 0,
  }
}

/** The learner's own late answers, newest first. */
export async function lateAnswersOf(userId: number): Promise<LateSubmission[]> {
  return LateSubmission.query().where('userId', userId).orderBy('id', 'desc')
}

/** What became of an attempt's late answers, by page; of several the last. */
export async function lateAnswersIn(attemptId: number): Promise<Map<number, LateStatus>> {
  const submissions = await LateSubmission.query().where('attemptId', attemptId).orderBy('id')
  const marks = new Map<number, LateStatus>()
  for (const { id, status } of submissions) {
    for (const { page, isAccepted } of await readLate([id])) {
      marks.set(page, status === 'accepted' && !isAccepted ? 'refused' : status)
    }
  }
  return marks
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The undecided late answers of an event by their learner's attempt. */
export async function openLateOfEvent(eventId: number): Promise<LateSubmission[]> {
  return lateOfEvent(eventId).whereNotNull('openAttemptId').orderBy('id')
}

/** The late answers of an event, decided or not. */
export function lateOfEvent(eventId: number) {
  return LateSubmission.query().whereIn('attemptId', (attempts) => {
    void attempts
      .from('attempts')
      .join('entitlements', 'entitlements.id', 'attempts.entitlement_id')
      .where('entitlements.event_id', eventId)
      .select('attempts.id')
  })
}
