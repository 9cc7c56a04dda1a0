import type { LabPlace } from '#contracts/labs'

/**
 * Whether a login may go on with an attempt without anybody being asked: it is the one that drives it, and in a lab if
 * the attempt has to be.
 */
export function isDrivenBy(
  attempt: { driver: string; labOnly: boolean },
  { loginId, lab }: { loginId: string; lab: LabPlace | null }
): boolean {
  return attempt.driver === loginId && (lab !== null || !attempt.labOnly)
}
