import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { grantLearners } from '#app/enrolment/actions/grant_learners'
import { revokeEntitlement } from '#app/enrolment/actions/standing'
import { refusalOf, revocationRefusal } from '#app/enrolment/domain/grant_rules'
import Entitlement from '#app/enrolment/models/entitlement'
import { findPackageOnSale } from '#app/packages/actions/find_package'
import Package from '#app/packages/models/package'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'

/**
 * Gives one learner an attempt of a package without a payment.
 * @throws NotFound; Conflict when the package isn't on sale, or the learner has or will have access anyway; Forbidden
 *   when the admin lost the right to it meanwhile
 */
export async function giveAccess(
  admin: User,
  userId: number,
  { packageId, reason }: { packageId: number; reason: string }
): Promise<void> {
  await inTransaction(async (trx) => {
    const user = await lockWithManager(trx, { adminId: admin.id, needs: 'access.grant' }, userId)
    const pack = await findPackageOnSale(packageId, trx)
    const offer = { source: 'admin', packageId, grantedBy: admin.id, reason } as const
    const [judged] = await grantLearners(trx, offer, [userId], clock.now())
    const refusal = judged && refusalOf(judged.outcome)
    if (refusal) throw new Conflict(refusal)
    await recordAudit(trx, {
      actor: admin,
      action: 'access.granted',
      subject: { type: 'access', id: null },
      details: { userId, userName: user.name, packageName: pack.name, reason },
    })
  })
}

/**
 * Takes an unused grant back.
 * @throws NotFound; Conflict when it was used, is taken back already, or belongs to a payment or an event
 */
export async function revokeAccess(
  admin: User,
  { userId, grantId }: { userId: number; grantId: number },
  reason: string
): Promise<void> {
  await inTransaction(async (trx) => {
    const grant = await Entitlement.query({ client: trx })
      .where('id', grantId)
      .where('userId', userId)
      .forUpdate()
      .first()
    if (!grant) throw new NotFound('Akses tidak ditemukan.')
    const refusal = revocationRefusal(grant)
    if (refusal) throw new Conflict(refusal)
    await revokeEntitlement(trx, grant, { revokedBy: admin.id, reason }, clock.now())
    const user = await User.findOrFail(userId, { client: trx })
    const pack = await Package.findOrFail(grant.packageId, { client: trx })
    await recordAudit(trx, {
      actor: admin,
      action: 'access.revoked',
      subject: { type: 'access', id: grant.id },
      details: { userId, userName: user.name, packageName: pack.name, reason },
    })
  })
}
