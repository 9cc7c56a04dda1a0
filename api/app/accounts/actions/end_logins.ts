import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockManaged } from '#app/accounts/actions/lock_with_manager'
import { raiseOwnSeries } from '#app/accounts/actions/own_series'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Ends all logins of an account, on every device. Its owner may sign in again at once.
 * @returns the series of logins that is valid now
 * @param admin as the request's login was checked against; null at the server's console
 * @throws NotFound; Forbidden when the admin was suspended or demoted meanwhile; SessionRequired when the account is the
 *   admin's own and its logins were ended meanwhile
 */
export async function endLogins(admin: User | null, userId: number): Promise<number> {
  return inTransaction(async (trx) => {
    const { name, series } = await raiseSeries(trx, admin, userId)
    await recordAudit(trx, {
      actor: admin,
      action: 'user.signed_out',
      subject: { type: 'user', id: userId },
      details: { name },
    })
    return series
  })
}

async function raiseSeries(trx: TransactionClientContract, admin: User | null, userId: number) {
  if (admin && userId === admin.id)
    return { name: admin.name, series: await raiseOwnSeries(trx, admin) }
  const user = await lockManaged(trx, admin, userId)
  await user.merge({ loginSeries: user.loginSeries + 1 }).save()
  return { name: user.name, series: user.loginSeries }
}
