import { lockManaged } from '#app/accounts/actions/lock_with_manager'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Resets all failed tries on an account, from all devices.
 * @param admin null at the server's console
 * @throws NotFound; Forbidden when the admin was suspended or demoted meanwhile
 */
export async function unlockUser(admin: User | null, userId: number): Promise<void> {
  await inTransaction(async (trx) => {
    const user = await lockManaged(trx, admin, userId)
    await User.query({ client: trx }).where('id', userId).increment('throttle_series', 1)
    await recordAudit(trx, {
      actor: admin,
      action: 'user.unlocked',
      subject: { type: 'user', id: userId },
      details: { name: user.name },
    })
  })
}
