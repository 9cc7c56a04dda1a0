import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChangedCounts } from '#app/items/rows/scored_attempts'
import { resultsById } from '#app/results/actions/rescore_results'
import { cefrLevel, scaleScores, type CorrectCounts } from '#app/scoring/domain/scoring'

/** What a result says before or after. */
export interface ScoredCounts extends CorrectCounts {
  total: number
  /** Null below every level of the scoring table. */
  cefr: string | null
}

/** A result whose counts change, with its learner. */
export interface ChangedResult {
  resultId: number
  /** The learner's present name. */
  name: string
  before: ScoredCounts
  after: ScoredCounts
}

/** Scores counts by each result's own table, in the order given. */
export async function readChanges(
  trx: TransactionClientContract,
  changed: readonly ChangedCounts[]
): Promise<ChangedResult[]> {
  const results = await resultsById(
    trx,
    changed.map(({ resultId }) => resultId)
  )
  return changed.flatMap(({ resultId, before, after }) => {
    const result = results.get(resultId)
    if (!result) return []
    const score = (counts: CorrectCounts): ScoredCounts => {
      const { total } = scaleScores(counts, result.scoringTable)
      return { ...counts, total, cefr: cefrLevel(total, result.scoringTable) }
    }
    return [{ resultId, name: result.currentName, before: score(before), after: score(after) }]
  })
}
