import { changePassword } from '#app/accounts/actions/change_password'
import { secretMatches } from '#app/accounts/actions/verify_credentials'
import User from '#app/accounts/models/user'
import { InvalidInput } from '#app/platform/errors/failures'
import { refuseOwnData } from '#app/accounts/actions/refuse_own_data'

export const SAME_PASSWORD = 'Password baru harus berbeda dari password di kartu.'

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
  const series = await changePassword(user, newPassword)
  const changed = await User.findOrFail(user.id)
  return changed.merge({ loginSeries: series })
}
