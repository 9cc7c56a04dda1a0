import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockAnyPackage } from '#app/packages/actions/find_package'
import { inTransaction } from '#app/platform/database/transaction'
import { clock } from '#app/platform/time/clock'
import { Conflict } from '#app/platform/errors/failures'
import { NOT_ARCHIVED } from '#contracts/packages'

/**
 * Brings an archived package back: it isn't sold again until somebody says so.
 * @throws NotFound; Conflict when it isn't archived
 */
export async function restorePackage(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const pkg = await lockAnyPackage(trx, id)
    if (pkg.archivedAt === null) throw new Conflict(NOT_ARCHIVED)
    await pkg
      .merge({ archivedAt: null, status: 'belum', updatedAt: clock.now() })
      .useTransaction(trx)
      .save()
    await recordAudit(trx, {
      actor: admin,
      action: 'package.restored',
      subject: { type: 'package', id },
      details: { name: pkg.name },
    })
  })
}
