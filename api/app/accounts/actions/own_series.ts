import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import User from '#app/accounts/models/user'
import { clock } from '#app/platform/clock'
import { SessionRequired } from '#app/platform/errors/failures'

const ENDED = 'Silakan login lagi.'

/**
 * Ends all logins of a request's own account and changes it. What ended them since the request was let in, a suspension,
 * a reset code or another change, stands: nothing that was under way joins the series after it.
 * @param user as the request's login was checked against
 * @returns the series of logins that is valid now
 * @throws SessionRequired when the account's logins were ended or it was suspended meanwhile
 */
export async function raiseOwnSeries(
  trx: TransactionClientContract,
  user: User,
  change: Partial<ModelAttributes<User>> = {}
): Promise<number> {
  const [raised] = (await ownAccount(trx, user)
    .increment('login_series', 1)
    .update({ ...change, updatedAt: clock.now() })) as unknown[]
  if (Number(raised) !== 1) throw new SessionRequired(ENDED)
  return user.loginSeries + 1
}

/**
 * Locks a request's own account, for what must not be changed by a login that has ended.
 * @param user as the request's login was checked against
 * @throws SessionRequired as `raiseOwnSeries`
 */
export async function lockOwnAccount(trx: TransactionClientContract, user: User): Promise<void> {
  if (!(await ownAccount(trx, user).forUpdate().first())) throw new SessionRequired(ENDED)
}

function ownAccount(trx: TransactionClientContract, { id, loginSeries }: User) {
  return User.query({ client: trx }).where({ id, loginSeries }).whereNull('suspendedAt')
}
