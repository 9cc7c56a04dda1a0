import type User from '#app/accounts/models/user'
import { withdrawIfIncomplete } from '#app/packages/actions/withdraw_if_incomplete'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { recordAudit } from '#app/audit/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { lockPassage } from '#app/questions/actions/lock_passage'
import { REFUSAL } from '#contracts/refusals'

/**
 * Deletes a passage, and with `force` the questions on it.
 * @returns the status its package has now
 * @throws NotFound; Conflict, naming their number, when questions use it and `force` is off
 */
export async function deletePassage(
  admin: User,
  id: number,
  force: boolean
): Promise<Package['status']> {
  return inTransaction(async (trx) => {
    const { passage, pkg } = await lockPassage(trx, id)
    const questions = await Question.query({ client: trx }).where('passageId', id).orderBy('page')
    if (questions.length > 0 && !force) {
      throw new Conflict(
        `Question Reading ini masih dipakai oleh ${questions.length} soal.`,
        REFUSAL.passageInUse
      )
    }
    await Question.query({ client: trx }).where('passageId', id).delete()
    await passage.delete()
    await recordAudit(trx, {
      actor: { id: admin.id, name: admin.name },
      action: 'passage.deleted',
      subject: { type: 'passage', id },
      details: {
        packageId: pkg.id,
        packageName: pkg.name,
        name: passage.name,
        questionPages: questions.map(({ page }) => page),
      },
    })
    return withdrawIfIncomplete(trx, admin, pkg)
  })
}
