import type { FinalResult } from '#app/reports/domain/counted_result'
import { ranksOf, summarize, type Summary } from '#app/reports/domain/summary'
import { cefrLevel } from '#app/scoring/domain/scoring'
import { heldUntil } from '#app/results/domain/held'
import { UNSAT_REASONS, type UnsatReason } from '#contracts/reports'

/** A learner with the result that counts, or why there is none. */
export type LearnerOutcome = { name: string } & (
  | { result: FinalResult; unsat: null }
  | { result: null; unsat: UnsatReason }
)

/** A learner with a result, as a row of its table. */
export interface ResultLine extends FinalResult {
  name: string
  /** Null below all levels. */
  level: string | null
  /** By total; equal totals share one. Null for a learner who was excluded, who takes nobody's place. */
  rank: number | null
}

export interface ResultTable {
  /** In the order of the learners. */
  lines: ResultLine[]
  /** Learners without a result yet, in the order of the learners. */
  unsat: { name: string; reason: UnsatReason }[]
  summary: Summary
}

/** The outcomes as the school sees them: results that are held back aren't there yet. */
export function withoutHeld(outcomes: readonly LearnerOutcome[], now: number): LearnerOutcome[] {
  return outcomes.map((outcome) => {
    const isHeld = outcome.result !== null && heldUntil(outcome.result, now) !== null
    return isHeld ? { name: outcome.name, result: null, unsat: UNSAT_REASONS.held } : outcome
  })
}

/** @param scoringTable the version of the package's scoring table */
export function tableOf(learners: readonly LearnerOutcome[], scoringTable: string): ResultTable {
  const sat = learners.filter(({ unsat }) => unsat === null)
  const results = sat.flatMap(({ result }) => result ?? [])
  const ranked = results.filter(({ isExcluded }) => !isExcluded)
  const ranks = ranksOf(ranked.map(({ total }) => total))
  return {
    lines: results.map((result, index): ResultLine => ({
      ...result,
      name: sat[index]?.name ?? '',
      level: cefrLevel(result.total, result.scoringTable),
      rank: ranks[ranked.indexOf(result)] ?? null,
    })),
    unsat: learners.flatMap(({ name, unsat }) => (unsat === null ? [] : { name, reason: unsat })),
    summary: summarize(results, scoringTable),
  }
}

/** The lines in the order of their ranks, the learners who were excluded last. */
export function byRank(lines: readonly ResultLine[]): ResultLine[] {
  const place = ({ rank }: ResultLine) => rank ?? Number.MAX_SAFE_INTEGER
  return lines.toSorted((one, other) => place(one) - place(other))
}

/** How many of the results may still change by a decision about late answers. */
export function changeable({ lines }: Pick<ResultTable, 'lines'>): number {
  return lines.filter(({ mayChange }) => mayChange).length
}
