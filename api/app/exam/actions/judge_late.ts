import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AuditEntry from '#app/audit/models/audit_entry'
import {
  contradictedPages,
  savedInTime,
  type Evidence,
  type SavedAnswer,
} from '#app/exam/domain/contradictions'
import type { LateChoice } from '#app/exam/domain/late_answers'
import type Attempt from '#app/exam/models/attempt'
import type LateSubmission from '#app/exam/models/late_submission'
import { readSaved } from '#app/exam/rows/answers'
import { inParts } from '#app/platform/database/in_parts'
import { readLate } from '#app/exam/rows/late_answers'

interface Judgement {
  evidence: Evidence
  /** Pages whose late answer the saves contradict. */
  contradicted: ReadonlySet<number>
}

/** Compares a submission's late answers with its attempt's saves. Changes nothing. */
async function judgeLate(
  attempt: Attempt,
  submission: LateSubmission,
  late: readonly LateChoice[],
  trx: TransactionClientContract
): Promise<Judgement> {
  const stored = await readSaved(attempt.id, trx)
  const isTakenOver = await wasTakenOver(attempt, trx)
  return judgedBy(attempt, submission, late, { stored, isTakenOver })
}

/** The same by what is known of the attempt: its stored answers, and whether another login took it over. */
export function judgedBy(
  attempt: Attempt,
  { journals }: LateSubmission,
  late: readonly LateChoice[],
  { stored, isTakenOver }: { stored: readonly SavedAnswer[]; isTakenOver: boolean }
): Judgement {
  const endOf = attempt.endOf.bind(attempt)
  const evidence = { saves: savedInTime(stored, endOf), isTakenOver }
  return { evidence, contradicted: contradictedPages(late, journals, evidence, endOf) }
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

/** Which of these attempts another login has taken over. */
export async function takenOverOf(attemptIds: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>()
  for (const some of inParts(attemptIds)) {
    const entries = await AuditEntry.query()
      .where({ action: 'attempt.taken_over', subjectType: 'attempt' })
      .whereIn('subjectId', some)
    for (const { subjectId } of entries) if (subjectId !== null) found.add(subjectId)
  }
  return found
}

async function wasTakenOver(
  { id, userId }: Attempt,
  trx: TransactionClientContract
): Promise<boolean> {
  const entry = await AuditEntry.query({ client: trx })
    .where({ actorId: userId, action: 'attempt.taken_over', subjectType: 'attempt', subjectId: id })
    .first()
  return entry !== null
}
