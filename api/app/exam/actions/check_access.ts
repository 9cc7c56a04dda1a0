import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { needsLabFor } from '#app/exam/actions/require_lab'
import { findGrant } from '#app/enrolment/actions/find_grant'
import type { LabPlace } from '#app/accounts/domain/lab_place'
import Package from '#app/packages/models/package'
import { packageAccess, type PackageAccess } from '#app/enrolment/domain/package_access'
import { findLastPayment } from '#app/payments/actions/find_payment'
import { NotFound } from '#app/platform/errors/failures'

/** The user and the lab they are in: null for a browser outside of one. */
interface Asker {
  userId: number
  lab: LabPlace | null
}

/**
 * Whether the user may enter the exam of a package. An archived one needs a grant or running attempt.
 * @throws NotFound for a package that doesn't exist
 */
export async function checkPackageAccess(
  { userId, lab }: Asker,
  packageId: number,
  now: number
): Promise<PackageAccess> {
  const pack = await Package.find(packageId)
  if (!pack) throw new NotFound('Paket tidak ditemukan.')

  const running = await settleRunningAttempt(userId, now)
  // Each query runs only when the ones before don't decide.
  const isRunning = running?.packageId === packageId
  const labId = lab?.labId ?? null
  const counting = isRunning ? null : await findGrant(userId, { packageId, labId }, now)
  const hasGrant = counting !== null
  return packageAccess({
    packageId,
    running,
    hasGrant,
    hindrance: counting?.hindrance ?? null,
    outsideLab: !lab && (await needsLabFor(pack, running)),
    lastPayment: isRunning || hasGrant ? null : await findLastPayment(userId, packageId),
  })
}

/**
 * The package the user may enter now: the running one, else that of the grant that counts; null if none. A package for
 * labs counts only in a lab, and an exam event only from its start on.
 */
export async function activePackage(
  { userId, lab }: Asker,
  now: number
): Promise<{ packageId: number | null; allowed: boolean }> {
  const running = await settleRunningAttempt(userId, now)
  const counting = running ? null : await findGrant(userId, { labId: lab?.labId ?? null }, now)
  const packageId = running?.packageId ?? counting?.grant.packageId ?? null
  const pack = packageId === null ? null : await Package.find(packageId)
  if (!pack) return { packageId: null, allowed: false }
  const isHindered = counting !== null && counting.hindrance !== null
  return {
    packageId,
    allowed: !isHindered && (lab !== null || !(await needsLabFor(pack, running))),
  }
}
