import type { LabPlace } from '#app/accounts/domain/lab_place'

/**
 * Whether a login may continue an attempt without a takeover: it drives it, and is in a lab if the attempt needs one.
 */
export function isDrivenBy(
  attempt: { driver: string; labOnly: boolean },
  { loginId, lab }: { loginId: string; lab: LabPlace | null }
): boolean {
  return attempt.driver === loginId && (lab !== null || !attempt.labOnly)
}
