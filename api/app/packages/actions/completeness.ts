import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type Package from '#app/packages/models/package'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import {
  incompleteReasons,
  missingQuestions,
  unexplainedReasons,
} from '#app/packages/domain/completeness'
import Question from '#app/packages/models/question'

export interface Completeness {
  questions: number
  /** Indonesian sentences about what is missing; empty when the package is complete. */
  reasons: string[]
  /** The same about missing explanations, which a package may be sold without. */
  unexplained: string[]
}

/** Whether a package is complete now; reads inside a transaction when one is given. */
export async function readCompleteness(
  { id: packageId, groups }: Pick<Package, 'id' | 'groups'>,
  trx?: TransactionClientContract
): Promise<Completeness> {
  const questions = await Question.query(trx ? { client: trx } : {})
    .where('packageId', packageId)
    .select('page', 'section', 'audio', 'passageId', 'explanation')
  return {
    questions: questions.length,
    reasons: incompleteReasons(missingQuestions(questions, groups)),
    unexplained: unexplainedReasons(questions),
  }
}

/**
 * Takes a package off sale when a change of its questions made it incomplete (contract section 3). The caller must hold
 * the package's lock.
 * @returns the package's status now
 */
export async function withdrawIfIncomplete(
  trx: TransactionClientContract,
  admin: User,
  pkg: Package
): Promise<Package['status']> {
  if (pkg.status !== 'siap') return pkg.status
  const { reasons } = await readCompleteness(pkg, trx)
  if (reasons.length === 0) return pkg.status

  await pkg.merge({ status: 'belum', updatedAt: clock.now() }).useTransaction(trx).save()
  await recordAudit(trx, {
    actor: admin,
    action: 'package.withdrawn',
    subject: { type: 'package', id: pkg.id },
    details: { name: pkg.name, reasons },
  })
  return pkg.status
}
