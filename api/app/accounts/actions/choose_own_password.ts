import hash from '@adonisjs/core/services/hash'
import { secretMatches } from '#app/accounts/actions/verify_credentials'
import ResetCode from '#app/accounts/models/reset_code'
import User from '#app/accounts/models/user'
import { refuseOwnData } from '#app/accounts/refuse_own_data'
import { recordAudit } from '#app/audit/record_audit'
import { clock } from '#app/platform/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { InvalidInput, SessionRequired } from '#app/platform/errors/failures'
import { SAME_PASSWORD } from '#contracts/sentences'

/**
 * Replaces a password that was given out on paper by one that its owner chose, and ends all logins. The caller has
 * checked who the owner is.
 * @param user as read for that check
 * @returns the user as they are now
 * @throws InvalidInput when the password is the one on paper, or only the user's own data; SessionRequired when the
 *   account got another password or was suspended since the check
 */
export async function chooseOwnPassword(user: User, newPassword: string): Promise<User> {
  refuseOwnData(newPassword, user, 'newPassword')
  if (await secretMatches(user.password, newPassword)) {
    throw new InvalidInput(SAME_PASSWORD, [{ field: 'newPassword', msg: SAME_PASSWORD }])
  }
  const password = await hash.make(newPassword)
  return inTransaction(async (trx) => {
    const [changed] = (await User.query({ client: trx })
      .where({ id: user.id, loginSeries: user.loginSeries })
      .increment('login_series', 1)
      .update({
        password,
        password_missing: 0,
        must_change_password: 0,
        updated_at: clock.now(),
      })) as unknown[]
    if (Number(changed) !== 1) throw new SessionRequired('Silakan login lagi.')
    await ResetCode.query({ client: trx }).where('userId', user.id).delete()
    await recordAudit(trx, {
      actor: { id: user.id, name: user.name },
      action: 'user.password_changed',
      subject: { type: 'user', id: user.id },
      details: {},
    })
    return User.findOrFail(user.id, { client: trx })
  })
}
