import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recountLate } from '#app/exam/actions/judge_late'
import { completeLate, readLate, writeLate } from '#app/exam/rows/late_answers'
import { withJournal } from '#app/exam/domain/stored_journals'
import { withMoments, type Journal, type LateChoice } from '#app/exam/domain/late_answers'
import type Attempt from '#app/exam/models/attempt'
import LateSubmission from '#app/exam/models/late_submission'
import { isLater } from '#contracts/answers'

/** How late answers reached the server. */
interface Arrival {
  journal?: Journal | null
  /** Whether in a rescue file. */
  isRescued?: boolean
}

export interface Holding {
  /** Number of answers that weren't held before. */
  added: number
  /** The newest submission of the attempt; null if there is none. */
  submissionId: number | null
}

/**
 * Stores late answers separately; they don't count until an admin decides. The attempt's row must be locked. A
 * repeated delivery changes nothing, except that an answer stored without its moment takes it over.
 * @param late the choices that the attempt lacks
 */
export async function holdLateAnswers(
  trx: TransactionClientContract,
  attempt: Attempt,
  late: readonly LateChoice[],
  now: number,
  { journal = null, isRescued = false }: Arrival = {}
): Promise<Holding> {
  if (late.length === 0) return { added: 0, submissionId: null }

  const submissions = await LateSubmission.query({ client: trx })
    .where('attemptId', attempt.id)
    .orderBy('id', 'asc')
  const known = await readLate(
    submissions.map(({ id }) => id),
    trx
  )
  const fresh = late.filter(({ page, seq }) =>
    known.every((held) => held.page !== page || isLater({ seq }, held))
  )
  const open = submissions.find(({ openAttemptId }) => openAttemptId !== null)
  const submission =
    open ?? (fresh.length > 0 ? await openSubmission(trx, attempt, now, submissions.at(-1)) : null)

  if (submission) {
    await writeLate(trx, submission.id, fresh, now, isRescued)
    const waiting = known.filter(({ submissionId }) => submissionId === submission.id)
    await completeLate(trx, submission.id, withMoments(waiting, late))
    if (journal) submission.keepJournals(withJournal(submission.journals, journal))
    await recountLate(trx, attempt, submission)
  }
  return { added: fresh.length, submissionId: (submission ?? submissions.at(-1))?.id ?? null }
}

/** A later submission starts with the journals of the one before: new ones must continue them. */
async function openSubmission(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number,
  earlier: LateSubmission | undefined
): Promise<LateSubmission> {
  return LateSubmission.create(
    {
      attemptId: attempt.id,
      openAttemptId: attempt.id,
      userId: attempt.userId,
      packageName: attempt.packageName,
      status: 'pending',
      answers: 0,
      journalFrom: earlier?.journalFrom ?? null,
      journal: earlier?.journal ?? null,
      otherJournals: earlier?.otherJournals ?? null,
      createdAt: now,
    },
    { client: trx }
  )
}
