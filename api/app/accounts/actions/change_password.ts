import hash from '@adonisjs/core/services/hash'
import { raiseOwnSeries } from '#app/accounts/actions/own_series'
import type User from '#app/accounts/models/user'
import { refuseOwnData } from '#app/accounts/actions/refuse_own_data'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Gives a user a new password and ends all logins. The caller has checked that it is theirs to change. A reset code
 * that an admin has issued stays valid: a person who knows the password must not be able to keep the owner out by
 * changing it.
 * @param user as the login was checked against
 * @returns the series of logins that is valid now
 * @throws InvalidInput when it is little more than the user's own data; SessionRequired when the account's logins
 *   were ended or it was suspended meanwhile
 */
export async function changePassword(user: User, newPassword: string): Promise<number> {
  refuseOwnData(newPassword, user, 'newPassword')
  const password = await hash.make(newPassword)
  return inTransaction(async (trx) => {
    const series = await raiseOwnSeries(trx, user, {
      password,
      passwordMissing: false,
      mustChangePassword: false,
    })
    await recordAudit(trx, {
      actor: user,
      action: 'user.password_changed',
      subject: { type: 'user', id: user.id },
      details: {},
    })
    return series
  })
}
