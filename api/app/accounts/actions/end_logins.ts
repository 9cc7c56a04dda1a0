import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'

/**
 * Ends all logins of an account, on every device. Its owner may sign in again at once.
 * @returns the series of logins that is valid now
 * @throws NotFound
 */
export async function endLogins(admin: User, userId: number): Promise<number> {
  return inTransaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
    if (!user) throw new NotFound('Pengguna tidak ditemukan.')

    await user.merge({ loginSeries: user.loginSeries + 1 }).save()
    await recordAudit(trx, {
      actor: { id: admin.id, name: admin.name },
      action: 'user.signed_out',
      subject: { type: 'user', id: userId },
      details: { name: user.name },
    })
    return user.loginSeries
  })
}
