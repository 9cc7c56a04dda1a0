import type User from '#app/accounts/models/user'
import { CURRENT_TABLE_VERSION } from '#app/scoring/domain/scoring'
import { explanationColumns } from '#app/packages/actions/explanation_columns'
import { groupColumns } from '#app/packages/actions/group_columns'
import { defaultLevel } from '#app/packages/domain/default_level'
import Package from '#app/packages/models/package'
import type { NewPackage } from '#app/packages/validators'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { DEFAULT_MINUTES } from '#contracts/exam'
import { DEFAULT_PRICES } from '#contracts/packages'

/** Creates an empty package with status `belum`, or `konsep` when that is wanted. */
export async function createPackage(admin: User, input: NewPackage): Promise<Package> {
  return inTransaction(async (trx) => {
    const existing = await Package.query({ client: trx }).whereNull('archivedAt')
    const level = input.level ?? defaultLevel(existing.length)
    const minutes = { ...DEFAULT_MINUTES, ...input.durasi }
    const now = clock.now()

    const pkg = await Package.create(
      {
        name: input.nama_paket,
        status: input.konsep ? 'konsep' : 'belum',
        level,
        price: input.harga ?? DEFAULT_PRICES[level],
        listeningMinutes: minutes.listening,
        writtenMinutes: minutes.written,
        readingMinutes: minutes.reading,
        labOnly: input.hanya_lab ?? false,
        ...groupColumns(input),
        ...explanationColumns(input),
        scoringTable: CURRENT_TABLE_VERSION,
        createdAt: now,
        updatedAt: now,
      },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'package.created',
      subject: { type: 'package', id: pkg.id },
      details: { name: pkg.name, level, price: pkg.price },
    })
    return pkg
  })
}
