import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { scoreColumns } from '#app/results/actions/score_columns'
import type Result from '#app/results/models/result'
import ResultRevision from '#app/results/models/result_revision'
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
  await ResultRevision.create(
    {
      resultId: result.id,
      listeningCorrect: result.listeningCorrect,
      writtenCorrect: result.writtenCorrect,
      readingCorrect: result.readingCorrect,
      listeningScore: result.listeningScore,
      structureScore: result.structureScore,
      readingScore: result.readingScore,
      totalScore: result.totalScore,
      code: result.code,
      replacedAt: now,
    },
    { client: trx }
  )
  return result
    .merge({
      ...scoreColumns(correct, result.scoringTable),
      revisedAt: now,
    })
    .useTransaction(trx)
    .save()
}
