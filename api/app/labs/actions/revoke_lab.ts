import type User from '#app/accounts/models/user'
import { lockLab } from '#app/labs/actions/find_lab'
import { refuseWhileRunning } from '#app/labs/actions/refuse_while_running'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Revokes a lab for good. Its records stay readable.
 * @throws NotFound; Conflict once revoked, or while attempts run there and it isn't forced
 */
export async function revokeLab(admin: User, id: number, force: boolean): Promise<void> {
  await inTransaction(async (trx) => {
    const lab = await lockLab(trx, id)
    if (!force) await refuseWhileRunning(trx, id, 'all')
    await lab.merge({ activeName: null, revokedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'lab.revoked',
      subject: { type: 'lab', id },
      details: { name: lab.name },
    })
  })
}
