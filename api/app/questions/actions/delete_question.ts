import type User from '#app/accounts/models/user'
import { withdrawIfIncomplete } from '#app/packages/actions/withdraw_if_incomplete'
import type Package from '#app/packages/models/package'
import { recordAudit } from '#app/audit/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { lockQuestion } from '#app/questions/actions/lock_question'
import type { Section } from '#contracts/exam'

/**
 * Deletes a question; attempts that show it go on with their snapshot.
 * @param section the only section it may be of, or any
 * @returns the status its package has now
 * @throws NotFound
 */
export async function deleteQuestion(
  admin: User,
  id: number,
  section?: Section
): Promise<Package['status']> {
  return inTransaction(async (trx) => {
    const { question, pkg } = await lockQuestion(trx, id, section)
    await question.delete()
    await recordAudit(trx, {
      actor: { id: admin.id, name: admin.name },
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
