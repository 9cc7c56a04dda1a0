import type User from '#app/accounts/models/user'
import { withdrawIfIncomplete } from '#app/packages/actions/completeness'
import type Package from '#app/packages/models/package'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { lockQuestion } from '#app/packages/actions/lock_content'
import type { Section } from '#contracts/exam'

/**
 * Deletes a question. Running attempts still show it, because they use a snapshot.
 * @param section the only section it may belong to; default: any
 * @returns the package's status now
 * @throws NotFound
 */
export async function deleteQuestion(
  admin: User,
  id: number,
  section?: Section
): Promise<Package['status']> {
  return inTransaction(async (trx) => {
    const { question, pkg } = await lockQuestion(trx, id, section)
    await question.signed({ actor: admin, cause: 'dihapus' }).delete()
    await recordAudit(trx, {
      actor: admin,
      action: 'question.deleted',
      subject: { type: 'question', id },
      details: {
        packageId: pkg.id,
        packageName: pkg.name,
        section: question.section,
        page: question.page,
      },
    })
    return withdrawIfIncomplete(trx, admin, pkg)
  })
}
