import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { lockPackage } from '#app/packages/actions/find_package'
import { readCompleteness, withdrawIfIncomplete } from '#app/packages/actions/completeness'
import { explanationColumns } from '#app/packages/actions/explanation_columns'
import { groupColumns } from '#app/packages/actions/group_columns'
import type Package from '#app/packages/models/package'
import type { PackageChange } from '#app/packages/validators'
import { changesOf, recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { InvalidInput } from '#app/platform/errors/failures'
import { NO_DRAFT_AGAIN } from '#contracts/packages'

/**
 * Changes a package; omitted values stay. Running attempts keep their time and questions.
 * @throws NotFound; InvalidInput with the missing parts when it isn't ready for `siap`
 */
export async function updatePackage(admin: User, id: number, input: PackageChange): Promise<void> {
  await inTransaction(async (trx) => {
    const pkg = await lockPackage(trx, id)
    if (input.status === 'konsep' && pkg.status !== 'konsep')
      throw new InvalidInput(NO_DRAFT_AGAIN, [{ field: 'status', msg: NO_DRAFT_AGAIN }])

    const minutes = { ...pkg.minutes, ...input.durasi }
    pkg.merge({
      name: input.nama_paket,
      status: input.status ?? pkg.status,
      level: input.level ?? pkg.level,
      price: input.harga ?? pkg.price,
      listeningMinutes: minutes.listening,
      writtenMinutes: minutes.written,
      readingMinutes: minutes.reading,
      labOnly: input.hanya_lab ?? pkg.labOnly,
      ...groupColumns(input),
      ...explanationColumns(input),
    })
    if (input.status === 'siap') await refuseIncomplete(trx, pkg)
    if (!pkg.$isDirty) return

    const changes = changesOf(pkg)
    const isRegrouped = 'listeningGroups' in pkg.$dirty
    // Attempts that begin from now on have the new groups.
    if (isRegrouped) pkg.contentVersion = randomUUID()
    await pkg.merge({ updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'package.updated',
      subject: { type: 'package', id },
      details: { name: pkg.name, changes },
    })
    if (isRegrouped) await withdrawIfIncomplete(trx, admin, pkg)
  })
}

async function refuseIncomplete(trx: TransactionClientContract, pkg: Package): Promise<void> {
  const { reasons } = await readCompleteness(pkg, trx)
  if (reasons.length === 0) return
  throw new InvalidInput(
    `Paket belum lengkap. ${reasons.join('; ')}.`,
    reasons.map((msg) => ({ field: 'status', msg }))
  )
}
