import type User from '#app/accounts/models/user'
import { lockLab } from '#app/labs/actions/find_lab'
import { activeNameOf, refuseTakenName } from '#app/labs/actions/name_taken'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Renames a lab.
 * @throws NotFound; Conflict once revoked, or when another lab in use has that name
 */
export async function renameLab(admin: User, id: number, name: string): Promise<void> {
  await refuseTakenName(() =>
    inTransaction(async (trx) => {
      const lab = await lockLab(trx, id)
      const before = lab.name
      if (before === name) return
      await lab.merge({ name, activeName: activeNameOf(name) }).save()
      await recordAudit(trx, {
        actor: admin,
        action: 'lab.renamed',
        subject: { type: 'lab', id },
        details: { name, before },
      })
    })
  )
}
