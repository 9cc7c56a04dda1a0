import { LEFT_OUT_REASONS, type LeftOutReason } from '#contracts/reports'

/** An attempt at the package, or in the event. */
export interface ChosenAttempt {
  /** The id of its result; null while it runs. */
  resultId: number | null
  /** Epoch milliseconds; null while it runs. */
  finishedAt: number | null
  /** Whether late answers wait for a decision, which may change the result. */
  isUndecided: boolean
}

export interface CertifiedLearner {
  id: number
  name: string
  nohp: string
}

export interface ChosenResult extends CertifiedLearner {
  resultId: number
  isUndecided: boolean
}

export interface LeftOut extends CertifiedLearner {
  reason: LeftOutReason
}

export interface CertificateChoice {
  chosen: ChosenResult[]
  leftOut: LeftOut[]
}

/**
 * The result of each learner's certificate: that of the attempt that ended last, also when an earlier one was better.
 * Learners without one are left out, with the reason.
 */
export function chooseCertificates(
  learners: readonly (CertifiedLearner & { attempts: readonly ChosenAttempt[] })[]
): CertificateChoice {
  const choice: CertificateChoice = { chosen: [], leftOut: [] }
  for (const { id, name, nohp, attempts } of learners) {
    const last = attempts
      .filter(({ resultId }) => resultId !== null)
      .toSorted((one, other) => byEnd(other) - byEnd(one) || byId(other) - byId(one))[0]
    if (last?.resultId !== null && last !== undefined) {
      const { resultId, isUndecided } = last
      choice.chosen.push({ id, name, nohp, resultId, isUndecided })
    } else {
      const reason = attempts.length > 0 ? LEFT_OUT_REASONS.inExam : LEFT_OUT_REASONS.notBegun
      choice.leftOut.push({ id, name, nohp, reason })
    }
  }
  return choice
}

const byEnd = ({ finishedAt }: ChosenAttempt) => finishedAt ?? 0
const byId = ({ resultId }: ChosenAttempt) => resultId ?? 0
