import { UNSAT_REASONS, type UnsatReason } from '#contracts/reports'

/** Scaled scores of a result, after every revision. */
export interface FinalScores {
  listening: number
  structure: number
  reading: number
  total: number
}

/** A finished attempt's result. */
export interface FinalResult extends FinalScores {
  /** The version of the scoring table. */
  scoringTable: string
  /** Epoch milliseconds. */
  finishedAt: number
  isRevised: boolean
  /** Whether late answers wait for a decision, which may change it. */
  mayChange: boolean
  /** Whether an invigilator excluded the learner: there is no certificate. */
  isExcluded: boolean
  /** From when on the learner and the school see it; null for at once. */
  opensAt: number | null
}

/** One attempt at the package, or in the event. */
export interface ReportedAttempt {
  /** Grows with each attempt. */
  id: number
  /** Null while it runs. */
  result: FinalResult | null
}

/**
 * The result that counts for a learner: of the attempt that began last among those that are finished. A later one
 * replaces an earlier one also when it is lower: a class compares the present levels of its learners, independent of
 * the number of tries. Null before the first.
 */
export function countedResult(attempts: readonly ReportedAttempt[]): FinalResult | null {
  const finished = attempts.filter(({ result }) => result !== null)
  return finished.toSorted((one, other) => other.id - one.id)[0]?.result ?? null
}

/** Why a learner of a class has no result of a package. @param hasGrant whether there is unused access */
export function whyUnsat(attempts: readonly ReportedAttempt[], hasGrant: boolean): UnsatReason {
  if (attempts.length > 0) return UNSAT_REASONS.inExam
  return hasGrant ? UNSAT_REASONS.unopened : UNSAT_REASONS.noAccess
}

/** The known facts about an event when one of its learners has no result. */
export interface EventTraces {
  isCancelled: boolean
  /** Whether learners may still begin. */
  isOpen: boolean
  /** Whether the learner was in the waiting room. */
  hasArrived: boolean
}

/** Why a learner of an event has no result. */
export function whyUnsatInEvent(
  attempts: readonly ReportedAttempt[],
  { isCancelled, isOpen, hasArrived }: EventTraces
): UnsatReason {
  if (attempts.length > 0) return UNSAT_REASONS.inExam
  if (isCancelled) return UNSAT_REASONS.cancelled
  if (isOpen) return UNSAT_REASONS.ahead
  return hasArrived ? UNSAT_REASONS.neverBegan : UNSAT_REASONS.absent
}
