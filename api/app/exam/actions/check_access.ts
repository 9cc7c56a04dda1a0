import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import { needsLabFor } from '#app/exam/actions/require_lab'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import type { LabSeat } from '#contracts/labs'
import Package from '#app/packages/models/package'
import { packageAccess, type PackageAccess } from '#app/enrolment/domain/package_access'
import { findLastPayment } from '#app/payments/actions/find_last_payment'
import { NotFound } from '#app/platform/errors/failures'

/** Who asks, and from where: null for a browser that isn't a lab's. */
interface Asker {
  userId: number
  labSeat: LabSeat | null
}

/**
 * Whether the user may enter the exam of a package. One that was archived may still be entered with a grant.
 * @throws NotFound for a package that never was
 */
export async function checkPackageAccess(
  { userId, labSeat }: Asker,
  packageId: number,
  now: number
): Promise<PackageAccess> {
  const pack = await Package.find(packageId)
  if (!pack) throw new NotFound('Paket tidak ditemukan.')

  const running = await findRunningAttempt(userId, now)
  // Each is looked up only where those before it decide nothing yet.
  const isRunning = running?.packageId === packageId
  const hasGrant = !isRunning && (await findUnusedEntitlement(userId, packageId)) !== null
  return packageAccess({
    packageId,
    running,
    hasGrant,
    outsideLab: !labSeat && needsLabFor(pack, running),
    lastPayment: isRunning || hasGrant ? null : await findLastPayment(userId, packageId),
  })
}

/**
 * The package that is the user's turn: the one that runs, else the one granted last; null if none. One that is for
 * labs may not be entered anywhere else.
 */
export async function activePackage(
  { userId, labSeat }: Asker,
  now: number
): Promise<{ packageId: number | null; allowed: boolean }> {
  const running = await findRunningAttempt(userId, now)
  const packageId = running?.packageId ?? (await findUnusedEntitlement(userId))?.packageId ?? null
  const pack = packageId === null ? null : await Package.find(packageId)
  if (!pack) return { packageId: null, allowed: false }
  return { packageId, allowed: labSeat !== null || !needsLabFor(pack, running) }
}
