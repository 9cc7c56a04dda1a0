import type { LabPlace } from '#app/accounts/domain/lab_place'

/** Whether a login drives an attempt. */
export function drives(attempt: { driver: string }, { loginId }: { loginId: string }): boolean {
  return attempt.driver === loginId
}

/** Whether a computer is one on which an attempt or a package may be sat: in a lab, if it is for labs only. */
export function isInPlace({ labOnly }: { labOnly: boolean }, lab: LabPlace | null): boolean {
  return lab !== null || !labOnly
}

/**
 * Whether a login may continue an attempt without a takeover: it drives it, and is in a lab if the attempt needs one.
 */
export function isDrivenBy(
  attempt: { driver: string; labOnly: boolean },
  caller: { loginId: string; lab: LabPlace | null }
): boolean {
  return drives(attempt, caller) && isInPlace(attempt, caller.lab)
}
