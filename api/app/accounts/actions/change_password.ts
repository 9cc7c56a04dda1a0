import hash from '@adonisjs/core/services/hash'
import ResetCode from '#app/accounts/models/reset_code'
import User from '#app/accounts/models/user'
import { refuseOwnData } from '#app/accounts/refuse_own_data'
import { recordAudit } from '#app/audit/record_audit'
import { clock } from '#app/platform/clock'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Gives a user a new password and ends all logins; an outstanding reset code is worth nothing afterwards. The caller
 * has made sure that it is theirs to change.
 * @returns the series of logins that is valid now
 * @throws InvalidInput when it is little more than the user's own data
 */
export async function changePassword(user: User, newPassword: string): Promise<number> {
  refuseOwnData(newPassword, user, 'newPassword')
  const password = await hash.make(newPassword)
  return inTransaction(async (trx) => {
    await User.query({ client: trx })
      .where('id', user.id)
      .increment('login_series', 1)
      .update({ password, password_missing: 0, must_change_password: 0, updated_at: clock.now() })
    await ResetCode.query({ client: trx }).where('userId', user.id).delete()
    await recordAudit(trx, {
      actor: { id: user.id, name: user.name },
      action: 'user.password_changed',
      subject: { type: 'user', id: user.id },
      details: {},
    })
    const { loginSeries } = await User.findOrFail(user.id, { client: trx })
    return loginSeries
  })
}
