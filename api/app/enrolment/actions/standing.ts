import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import Entitlement from '#app/enrolment/models/entitlement'

/**
 * A learner's standing: whether they sit an exam, and whose turn it is among the packages they may sit. It is the
 * running attempt's package, else the one granted last and unused (contract section 4). Each change of it is made in
 * the transaction of what it follows from.
 */

/** What a grant comes from. */
interface Grant {
  paymentId: number
  userId: number
  packageId: number
}

/** Grants one attempt of a package; while another one runs, it waits for its end. */
export async function grantEntitlement(
  trx: TransactionClientContract,
  grant: Grant,
  now: number
): Promise<Entitlement> {
  const entitlement = await Entitlement.create(
    { ...grant, grantedAt: now, usedAt: null },
    { client: trx }
  )
  const { examStatus } = await lockLearner(trx, grant.userId)
  if (examStatus === 'idle') await callNext(trx, grant.userId)
  return entitlement
}

/**
 * Uses an entitlement up for an attempt that begins.
 * @returns false when another call has used it up before
 */
export async function beginSitting(
  trx: TransactionClientContract,
  { id, userId, packageId }: Entitlement,
  now: number
): Promise<boolean> {
  const [used] = await Entitlement.query({ client: trx })
    .where('id', id)
    .whereNull('usedAt')
    .update({ used_at: now })
  if (Number(used) !== 1) return false

  await User.query({ client: trx })
    .where('id', userId)
    .update({ exam_status: 'ujian', active_package_id: packageId })
  return true
}

/** The attempt is over: the package granted last and unused is next, if there is one. */
export async function endSitting(trx: TransactionClientContract, userId: number): Promise<void> {
  await lockLearner(trx, userId)
  await callNext(trx, userId)
}

/** Grants and sittings of one learner wait for each other here. */
async function lockLearner(trx: TransactionClientContract, userId: number): Promise<User> {
  return User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
}

async function callNext(trx: TransactionClientContract, userId: number): Promise<void> {
  const next = await findUnusedEntitlement(userId, undefined, trx)
  await User.query({ client: trx })
    .where('id', userId)
    .update({ exam_status: 'idle', active_package_id: next?.packageId ?? null })
}
