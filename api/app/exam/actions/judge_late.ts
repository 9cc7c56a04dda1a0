import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contradictedPages, savedInTime, type SavedAnswer } from '#app/exam/domain/contradictions'
import type { LateChoice } from '#app/exam/domain/late_answers'
import type Attempt from '#app/exam/models/attempt'
import type LateSubmission from '#app/exam/models/late_submission'
import { readSaved } from '#app/exam/rows/answers'
import { readLate } from '#app/exam/rows/late_answers'

interface Judgement {
  /** The attempt's answers that saves stored in time. */
  saves: SavedAnswer[]
  /** Pages whose late answer these contradict. */
  contradicted: ReadonlySet<number>
}

/** Holds a submission's late answers against what its attempt's saves say. Changes nothing. */
export async function judgeLate(
  attempt: Attempt,
  { journals }: LateSubmission,
  late: readonly LateChoice[],
  trx?: TransactionClientContract
): Promise<Judgement> {
  const endOf = attempt.endOf.bind(attempt)
  const saves = savedInTime(await readSaved(attempt.id, trx), endOf)
  return { saves, contradicted: contradictedPages(late, journals, saves, endOf) }
}

/** Stores a submission with the number of its answers, and of those that saves contradict. */
export async function recountLate(
  trx: TransactionClientContract,
  attempt: Attempt,
  submission: LateSubmission
): Promise<void> {
  const held = await readLate([submission.id], trx)
  const { contradicted } = await judgeLate(attempt, submission, held, trx)
  submission.merge({ answers: held.length, contradicted: contradicted.size })
  await submission.useTransaction(trx).save()
}
