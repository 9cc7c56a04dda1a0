import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { withdrawIfIncomplete } from '#app/packages/actions/completeness'
import { lockChosen, type ChosenQuestion } from '#app/packages/actions/lock_chosen'
import type Package from '#app/packages/models/package'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/**
 * Deletes several questions of a package, all or none. Running attempts still show them, because they use a snapshot.
 * @param mayStopSale whether the package may go off sale by it
 * @returns the package's status now
 * @throws NotFound; Conflict when one isn't where it was seen, or when the package would go off sale unasked
 */
export async function deleteQuestions(
  admin: User,
  packageId: number,
  chosen: readonly ChosenQuestion[],
  mayStopSale: boolean
): Promise<Package['status']> {
  return inTransaction(async (trx) => {
    const { pkg, questions } = await lockChosen(trx, packageId, chosen)
    const ids = new Set(chosen.map(({ id }) => id))
    const gone = questions.filter(({ id }) => ids.has(id))
    for (const question of gone) {
      await question.signed({ actor: admin, cause: 'dihapus' }).useTransaction(trx).delete()
    }
    await recordAudit(trx, {
      actor: admin,
      action: 'package.questions_deleted',
      subject: { type: 'package', id: packageId },
      details: { name: pkg.name, pages: gone.map(({ page }) => page) },
    })
    const before = pkg.status
    const status = await withdrawIfIncomplete(trx, admin, pkg)
    if (status !== before && !mayStopSale) {
      throw new Conflict(
        'Paket ini sedang dijual, dan tanpa soal itu penjualannya berhenti. Muat ulang halaman untuk melihat siapa yang terkena.',
        ADMIN_REFUSAL.stopsSale
      )
    }
    return status
  })
}
