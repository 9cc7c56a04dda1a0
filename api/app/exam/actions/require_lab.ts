import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isBoundToLab } from '#app/enrolment/actions/find_grant'
import { isInPlace } from '#app/exam/domain/driving'
import type Attempt from '#app/exam/models/attempt'
import type { LabPlace } from '#app/accounts/domain/lab_place'
import { LAB_ONLY } from '#contracts/packages'
import { REFUSAL } from '#contracts/refusals'
import Package from '#app/packages/models/package'
import { Forbidden } from '#app/platform/errors/failures'

/**
 * Requires a lab for an attempt that started as lab-only. When an admin opens the package for other computers,
 * running attempts may leave the lab too (for a day when its network or key fails), unless their exam event is held
 * in one. Restricting a package later doesn't restrict running attempts.
 * @throws Forbidden with code `khusus_lab`
 */
export async function requireLab(
  attempt: Pick<Attempt, 'labOnly' | 'packageId' | 'entitlementId'>,
  lab: LabPlace | null,
  trx?: TransactionClientContract
): Promise<void> {
  if (isInPlace(attempt, lab)) return
  const pack = await Package.findOrFail(attempt.packageId, trx ? { client: trx } : {})
  if (await needsLabFor(pack, attempt, trx)) throw needsLab()
}

/**
 * Whether the exam of a package can only be entered in a lab.
 * @param running the learner's running attempt, if any; it counts when it is of this package
 */
export async function needsLabFor(
  pack: Pick<Package, 'id' | 'labOnly'>,
  running: Pick<Attempt, 'labOnly' | 'packageId' | 'entitlementId'> | null,
  trx?: TransactionClientContract
): Promise<boolean> {
  if (running?.packageId !== pack.id) return pack.labOnly
  if (!running.labOnly) return false
  return pack.labOnly || isBoundToLab(running.entitlementId, trx)
}

export function needsLab(): Forbidden {
  return new Forbidden(LAB_ONLY, REFUSAL.labOnly)
}
