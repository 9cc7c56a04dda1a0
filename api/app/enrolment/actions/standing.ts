import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import Entitlement from '#app/enrolment/models/entitlement'
import { USE_GRANTS } from '#app/enrolment/rows/grant_uses'
import { storeRows } from '#app/platform/database/calls/ways'

/**
 * Maintains a learner's exam status and active package: the running attempt's package, else that of the latest unused
 * entitlement (contract section 4). Each change shares the transaction of the payment or attempt that causes it.
 */

/** Where a grant comes from; those of exam events are given by `event_grants`, all at once. */
export type GrantOrigin =
  | { source: 'payment'; paymentId: number }
  | { source: 'admin'; grantedBy: number; reason: string }
  | {
      source: 'class'
      classId: number
      /** Null when the class doesn't pay. */
      classPaymentId: number | null
      grantedBy: number
      reason: string | null
    }

export type Grant = GrantOrigin & { packageId: number }

/**
 * Grants one attempt of a package. It can start after the running attempt ends.
 * @param learner locked
 */
export async function grantEntitlement(
  trx: TransactionClientContract,
  learner: User,
  grant: Grant,
  now: number
): Promise<Entitlement> {
  const entitlement = await Entitlement.create(
    { ...grant, userId: learner.id, grantedAt: now, usedAt: null, revokedAt: null },
    { client: trx }
  )
  if (learner.examStatus === 'idle') await callNext(trx, learner.id)
  return entitlement
}

/**
 * Takes an unused entitlement back.
 * @returns false when it was used or taken back before
 */
export async function revokeEntitlement(
  trx: TransactionClientContract,
  { id, userId }: Entitlement,
  { revokedBy, reason }: { revokedBy: number; reason: string },
  now: number
): Promise<boolean> {
  const [revoked] = await Entitlement.query({ client: trx })
    .where('id', id)
    .whereNull('usedAt')
    .whereNull('revokedAt')
    .update({ revoked_at: now, revoked_by: revokedBy, revocation_reason: reason })
  if (Number(revoked) !== 1) return false

  await callNextIfIdle(trx, userId)
  return true
}

/** Determines a learner's active package anew, unless an attempt runs. */
export async function callNextIfIdle(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  const { examStatus } = await lockLearner(trx, userId)
  if (examStatus === 'idle') await callNext(trx, userId)
}

/**
 * Uses an entitlement up for an attempt that begins.
 * @returns false when another call has used it up or taken it back before
 */
export async function enterExam(
  trx: TransactionClientContract,
  { id, userId, packageId }: Pick<Entitlement, 'id' | 'userId' | 'packageId'>,
  now: number
): Promise<boolean> {
  const unused = await Entitlement.query({ client: trx })
    .where('id', id)
    .whereNull('usedAt')
    .whereNull('revokedAt')
    .forUpdate()
    .first()
  if (!unused) return false
  await storeRows(trx, USE_GRANTS, [{ grantId: id, userId, packageId, usedAt: now }])
  return true
}

/** A finished attempt goes on: its package is the active one again. */
export async function returnToExam(
  trx: TransactionClientContract,
  { userId, packageId }: Pick<Entitlement, 'userId' | 'packageId'>
): Promise<void> {
  const learner = await lockLearner(trx, userId)
  await learner
    .merge({ examStatus: 'ujian', activePackageId: packageId })
    .useTransaction(trx)
    .save()
}

/** Ends the attempt: the learner's latest unused entitlement is next, if there is one. */
export async function leaveExam(trx: TransactionClientContract, userId: number): Promise<void> {
  await lockLearner(trx, userId)
  await callNext(trx, userId)
}

/**
 * Locks the learner's row, so that payments, grants and attempts change it one at a time: an upload sees either the pending
 * payment or the grant from it.
 */
export async function lockLearner(trx: TransactionClientContract, userId: number): Promise<User> {
  return User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
}

async function callNext(trx: TransactionClientContract, userId: number): Promise<void> {
  const next = await findUnusedEntitlement(userId, undefined, trx)
  await User.query({ client: trx })
    .where('id', userId)
    .update({ exam_status: 'idle', active_package_id: next?.packageId ?? null })
}
