import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { giveExtraTime } from '#app/exam/actions/give_extra_time'
import Package from '#app/packages/models/package'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import type { ExtraTimePercent } from '#contracts/extra_time'

/** Extra time, and why. */
export interface TimeDecision {
  percent: ExtraTimePercent
  reason: string
}

/**
 * Sets the extra time of a learner's own grant.
 * @throws as `giveExtraTime`; Conflict for a grant of an event, whose board sets it; Forbidden when the admin lost the
 *   right to it meanwhile
 */
export async function changeGrantsTime(
  admin: User,
  find: { id: number; userId: number },
  { percent, reason }: TimeDecision,
  now: number
): Promise<void> {
  await inTransaction(async (trx) => {
    const manager = { adminId: admin.id, needs: 'access.grant' } as const
    const user = await lockWithManager(trx, manager, find.userId)
    const { grant, before, isRunning } = await giveExtraTime(trx, find, percent, now)
    if (grant.eventId !== null) {
      throw new Conflict('Waktu tambahan untuk jadwal ujian diatur di papan ujiannya.')
    }
    const pack = await Package.findOrFail(grant.packageId, { client: trx })
    await recordAudit(trx, {
      actor: admin,
      action: 'access.extra_time',
      subject: { type: 'access', id: grant.id },
      details: {
        userId: user.id,
        userName: user.name,
        packageName: pack.name,
        before,
        after: percent,
        isRunning,
        reason,
      },
    })
  })
}
