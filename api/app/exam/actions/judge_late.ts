import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AuditEntry from '#app/audit/models/audit_entry'
import { contradictedPages, savedInTime, type Evidence } from '#app/exam/domain/contradictions'
import type { LateChoice } from '#app/exam/domain/late_answers'
import type Attempt from '#app/exam/models/attempt'
import type LateSubmission from '#app/exam/models/late_submission'
import { readSaved } from '#app/exam/rows/answers'
import { readLate } from '#app/exam/rows/late_answers'

interface Judgement {
  evidence: Evidence
  /** Pages whose late answer the saves contradict. */
  contradicted: ReadonlySet<number>
}

/** Compares a submission's late answers with its attempt's saves. Changes nothing. */
export async function judgeLate(
  attempt: Attempt,
  { journals }: LateSubmission,
  late: readonly LateChoice[],
  trx?: TransactionClientContract
): Promise<Judgement> {
  const endOf = attempt.endOf.bind(attempt)
  const saves = savedInTime(await readSaved(attempt.id, trx), endOf)
  const evidence = { saves, isTakenOver: await wasTakenOver(attempt, trx) }
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

async function wasTakenOver(
  { id, userId }: Attempt,
  trx: TransactionClientContract | undefined
): Promise<boolean> {
  const entry = await AuditEntry.query(trx ? { client: trx } : {})
    .where({ actorId: userId, action: 'attempt.taken_over', subjectType: 'attempt', subjectId: id })
    .first()
  return entry !== null
}
