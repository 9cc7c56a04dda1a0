import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import User from '#app/accounts/models/user'
import { clock } from '#app/platform/time/clock'
import { SessionRequired } from '#app/platform/errors/failures'

const ENDED = 'Silakan login lagi.'

/**
 * Ends all logins of a request's own account and changes it. If a suspension, a reset code or another change has
 * ended them since the request was checked, that wins: no request in flight continues in the new series.
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
 * Locks a request's own account, for changes that a login that has ended must not make.
 * @param user as the request's login was checked against
 * @throws SessionRequired as `raiseOwnSeries`
 */
export async function lockOwnAccount(trx: TransactionClientContract, user: User): Promise<void> {
  if (!(await ownAccount(trx, user).forUpdate().first())) throw new SessionRequired(ENDED)
}

function ownAccount(trx: TransactionClientContract, { id, loginSeries }: User) {
  return User.query({ client: trx }).where({ id, loginSeries }).whereNull('suspendedAt')
}
