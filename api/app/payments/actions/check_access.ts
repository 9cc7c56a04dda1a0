import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import { findUnusedEntitlement } from '#app/exam/actions/unused_entitlement'
import Package from '#app/packages/models/package'
import { packageAccess, type PackageAccess } from '#app/payments/domain/package_access'
import Payment from '#app/payments/models/payment'
import { NotFound } from '#app/platform/errors/failures'

/**
 * Whether the user may enter the exam of a package. One that was archived may still be entered with a grant.
 * @throws NotFound for a package that never was
 */
export async function checkPackageAccess(
  userId: number,
  packageId: number,
  now: number
): Promise<PackageAccess> {
  const pack = await Package.find(packageId)
  if (!pack) throw new NotFound('Paket tidak ditemukan.')

  const running = await findRunningAttempt(userId, now)
  const grant = await findUnusedEntitlement(userId, packageId)
  const lastPayment = await Payment.query()
    .where('userId', userId)
    .where('packageId', packageId)
    .orderBy('id', 'desc')
    .first()
  return packageAccess({ packageId, running, hasGrant: grant !== null, lastPayment })
}

/** The package whose exam the user may enter now: the one that runs, else the one granted last; null if none. */
export async function activePackageId(userId: number, now: number): Promise<number | null> {
  const running = await findRunningAttempt(userId, now)
  if (running) return running.packageId
  return (await findUnusedEntitlement(userId))?.packageId ?? null
}
