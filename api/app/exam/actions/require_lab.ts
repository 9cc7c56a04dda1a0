import type Attempt from '#app/exam/models/attempt'
import type { LabSeat } from '#contracts/labs'
import Package from '#app/packages/models/package'
import { Forbidden } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'
import { LAB_ONLY } from '#contracts/sentences'

/**
 * Keeps an attempt that was started under lab only in the lab: its questions and answers aren't for another computer.
 * A package that an admin has released from its labs releases the attempts that run, for the day a lab's network or
 * key fails; one that is bound to them later binds none that run.
 * @throws Forbidden with code `khusus_lab`
 */
export async function requireLab(
  attempt: Pick<Attempt, 'labOnly' | 'packageId'>,
  labSeat: LabSeat | null
): Promise<void> {
  if (labSeat || !attempt.labOnly) return
  if (needsLabFor(await Package.findOrFail(attempt.packageId), attempt)) throw needsLab()
}

/**
 * Whether the exam of a package can be entered in a lab only.
 * @param running the learner's running attempt, if any: of this package it decides as well
 */
export function needsLabFor(
  pack: Pick<Package, 'id' | 'labOnly'>,
  running: Pick<Attempt, 'labOnly' | 'packageId'> | null
): boolean {
  const isFree = running?.packageId === pack.id && !running.labOnly
  return pack.labOnly && !isFree
}

export function needsLab(): Forbidden {
  return new Forbidden(LAB_ONLY, REFUSAL.labOnly)
}
