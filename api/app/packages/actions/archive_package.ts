import type User from '#app/accounts/models/user'
import { lockPackage } from '#app/packages/actions/find_package'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Takes a package out of the catalogue. Existing grants and running attempts continue; histories, payments and
 * certificates keep its name.
 * @throws NotFound
 */
export async function archivePackage(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const pkg = await lockPackage(trx, id)
    await pkg.merge({ archivedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'package.archived',
      subject: { type: 'package', id },
      details: { name: pkg.name },
    })
  })
}
