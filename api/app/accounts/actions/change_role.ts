import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import type { Role } from '#contracts/capabilities'

/**
 * Gives an account another role and ends its logins: a stolen session must not become an admin's.
 * @throws NotFound; Forbidden for one's own account, so that the last admin stays one; Conflict without a change
 */
export async function changeRole(admin: User, userId: number, role: Role): Promise<void> {
  if (admin.id === userId) throw new Forbidden('Anda tidak dapat mengubah peran Anda sendiri.')
  await inTransaction(async (trx) => {
    const user = await lockWithManager(trx, { adminId: admin.id, needs: 'staff.manage' }, userId)
    if (user.role === role) throw new Conflict('Akun ini sudah memiliki peran itu.')

    const before = user.role
    await user.merge({ role, loginSeries: user.loginSeries + 1, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'user.role_changed',
      subject: { type: 'user', id: userId },
      details: { name: user.name, before, after: role },
    })
  })
}
