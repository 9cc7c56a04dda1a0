import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/record_audit'
import { clock } from '#app/platform/clock'
import { inTransaction } from '#app/platform/database/transaction'

/** Gives a user a new password. The caller has made sure that it is theirs to change, and ends other logins. */
export async function changePassword(user: User, newPassword: string): Promise<void> {
  const password = await hash.make(newPassword)
  await inTransaction(async (trx) => {
    await User.query({ client: trx })
      .where('id', user.id)
      .update({ password, updated_at: clock.now() })
    await recordAudit(trx, {
      actor: { id: user.id, name: user.name },
      action: 'user.password_changed',
      subject: { type: 'user', id: user.id },
      details: {},
    })
  })
}
