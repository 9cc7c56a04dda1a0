import hash from '@adonisjs/core/services/hash'
import { secretMatches } from '#app/accounts/actions/verify_credentials'
import { refuseOwnData } from '#app/accounts/actions/refuse_own_data'
import { canonicalResetCode } from '#app/accounts/secrets/reset_code'
import ResetCode from '#app/accounts/models/reset_code'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { InvalidInput } from '#app/platform/errors/failures'

const REFUSAL = 'Kode salah atau sudah kedaluwarsa.'

/** The code isn't the account's, or no longer. */
export class CodeRefused extends InvalidInput {
  constructor() {
    super(REFUSAL, [{ field: 'kode', msg: REFUSAL }])
  }
}

/**
 * Sets a new password with a code that an admin issued. The code is used up, all logins end, and earlier failed tries are
 * forgotten. An unknown account and one without a code are refused like a wrong code, and after the same time.
 * @returns the user, whose sessions the caller removes
 * @throws CodeRefused; InvalidInput for a password that is the user's own data
 */
export async function resetPassword(
  user: User | null,
  typed: string,
  newPassword: string
): Promise<User> {
  const issued = user && (await ResetCode.find(user.id))
  const matches = await secretMatches(issued?.codeHash ?? null, canonicalResetCode(typed) ?? typed)
  if (!user || !issued || !matches || issued.expiresAt <= clock.now()) throw new CodeRefused()
  if (user.suspendedAt !== null) throw new CodeRefused()
  // Only after the code was checked: otherwise the error would reveal the account's data.
  refuseOwnData(newPassword, user, 'newPassword')

  const password = await hash.make(newPassword)
  await inTransaction(async (trx) => {
    const [used] = await ResetCode.query({ client: trx })
      .where({ userId: user.id, codeHash: issued.codeHash })
      .delete()
    if (Number(used) !== 1) throw new CodeRefused()

    await User.query({ client: trx })
      .where('id', user.id)
      .increment({ throttle_series: 1, login_series: 1 })
      .update({ password, password_missing: 0, must_change_password: 0, updated_at: clock.now() })
    await recordAudit(trx, {
      actor: user,
      action: 'user.password_reset',
      subject: { type: 'user', id: user.id },
      details: {},
    })
  })
  return user
}
