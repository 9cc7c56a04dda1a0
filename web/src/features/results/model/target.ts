/** The distance of a total score from the learner's target. */
export type TargetDistance =
  | { kind: 'none' }
  | { kind: 'reached'; target: number; above: number }
  /** Missed by no more than the standard error of measurement, so another attempt may well reach it. */
  | { kind: 'within-error'; target: number; missing: number }
  | { kind: 'missed'; target: number; missing: number }

/** @param error standard error of measurement of the total, in points */
export function targetDistance(
  total: number,
  target: number | null,
  error: number
): TargetDistance {
  if (target === null) return { kind: 'none' }
  if (total >= target) return { kind: 'reached', target, above: total - target }
  const missing = target - total
  return { kind: missing <= error ? 'within-error' : 'missed', target, missing }
}
