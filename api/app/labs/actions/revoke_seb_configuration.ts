import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockLab } from '#app/labs/actions/find_lab'
import { lockSebConfiguration } from '#app/labs/actions/find_seb_configuration'
import { refuseWhileRunning } from '#app/labs/actions/refuse_while_running'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Ends Safe Exam Browser in a lab; its kiosks are not affected. A new file restores it.
 * @throws NotFound; Conflict once the lab is revoked, or while attempts run in SEB and it isn't forced
 */
export async function revokeSebConfiguration(
  admin: User,
  labId: number,
  force: boolean
): Promise<void> {
  await inTransaction(async (trx) => {
    const lab = await lockLab(trx, labId)
    const configuration = await lockSebConfiguration(trx, labId)
    if (!force) await refuseWhileRunning(trx, labId, 'seb')
    await configuration.useTransaction(trx).delete()
    await recordAudit(trx, {
      actor: admin,
      action: 'lab.seb_revoked',
      subject: { type: 'lab', id: labId },
      details: { name: lab.name },
    })
  })
}
