import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { replaceCertificate } from '#app/results/actions/retire_certificate'
import { tellReissued } from '#app/results/actions/tell_results'
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
  const printed = figures(correct, result.scoringTable)
  const revised = await replaceCertificate(trx, result, printed, now)
  await tellReissued(trx, [revised], now)
  return revised
}
