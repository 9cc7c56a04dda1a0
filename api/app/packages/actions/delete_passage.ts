import type User from '#app/accounts/models/user'
import { withdrawIfIncomplete } from '#app/packages/actions/completeness'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { lockPassage } from '#app/packages/actions/lock_content'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/**
 * Deletes a passage, and with `force` also its questions.
 * @returns the package's status now
 * @throws NotFound; Conflict with the number of its questions when there are any and `force` is off
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
        ADMIN_REFUSAL.passageInUse
      )
    }
    for (const question of questions) {
      await question.signed({ actor: admin, cause: 'dihapus' }).delete()
    }
    await passage.delete()
    await recordAudit(trx, {
      actor: admin,
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
