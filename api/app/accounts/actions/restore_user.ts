import { lockManaged } from '#app/accounts/actions/lock_with_manager'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { ACCOUNT_ERASED, ACCOUNT_MERGED } from '#contracts/accounts'

/**
 * Ends an account's suspension: its owner may sign in again.
 * @param admin null at the server's console
 * @throws NotFound; Forbidden when the admin was suspended or demoted meanwhile; Conflict when it isn't suspended
 */
export async function restoreUser(admin: User | null, userId: number): Promise<void> {
  await inTransaction(async (trx) => {
    const user = await lockManaged(trx, admin, userId)
    if (user.mergedInto !== null) throw new Conflict(ACCOUNT_MERGED)
    if (user.erasedAt !== null) throw new Conflict(ACCOUNT_ERASED)
    if (user.suspendedAt === null) throw new Conflict('Akun ini tidak sedang ditangguhkan.')

    await user.merge({ suspendedAt: null, suspensionReason: null }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'user.restored',
      subject: { type: 'user', id: userId },
      details: { name: user.name },
    })
  })
}
