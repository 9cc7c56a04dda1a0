import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { replaceCertificate } from '#app/results/actions/retire_certificate'
import { figures } from '#app/results/actions/score_columns'
import type Result from '#app/results/models/result'
import type { CorrectCounts } from '#app/scoring/domain/scoring'

/**
 * Scores a result again and gives it a new code. The old figures are stored under the old code, so that printed
 * certificates can still be verified.
 */
export async function reviseResult(
  trx: TransactionClientContract,
  result: Result,
  correct: CorrectCounts,
  now: number
): Promise<Result> {
  result.revisedAt = now
  return replaceCertificate(trx, result, figures(correct, result.scoringTable), now)
}
