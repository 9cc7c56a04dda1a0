import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { readCompleteness } from '#app/packages/actions/read_completeness'
import type Package from '#app/packages/models/package'
import { recordAudit } from '#app/audit/record_audit'
import { clock } from '#app/platform/clock'

/**
 * Takes a package off sale when a change of its questions left it incomplete (contract section 3). The caller holds
 * the package's lock.
 * @returns the status it has now
 */
export async function withdrawIfIncomplete(
  trx: TransactionClientContract,
  admin: User,
  pkg: Package
): Promise<Package['status']> {
  if (pkg.status !== 'siap') return pkg.status
  const { reasons } = await readCompleteness(pkg.id, trx)
  if (reasons.length === 0) return pkg.status

  await pkg.merge({ status: 'belum', updatedAt: clock.now() }).useTransaction(trx).save()
  await recordAudit(trx, {
    actor: { id: admin.id, name: admin.name },
    action: 'package.withdrawn',
    subject: { type: 'package', id: pkg.id },
    details: { name: pkg.name, reasons },
  })
  return pkg.status
}
