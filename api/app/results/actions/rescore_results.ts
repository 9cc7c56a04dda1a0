import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newCertificateCode } from '#app/results/certificate/certificate_code'
import { retireCertificates, restoreCertificate } from '#app/results/actions/retire_certificate'
import { tellReissued } from '#app/results/actions/tell_results'
import { figures } from '#app/results/actions/score_columns'
import type { Rescored } from '#app/results/domain/rescored'
import Result from '#app/results/models/result'
import { inParts } from '#app/platform/database/in_parts'
import type { CorrectCounts } from '#app/scoring/domain/scoring'

/**
 * Scores many results again and gives each a new code; the old codes answer 'diganti'. Results that are gone meanwhile are left
 * out.
 */
export async function rescoreResults(
  trx: TransactionClientContract,
  counts: ReadonlyMap<number, CorrectCounts>,
  now: number
): Promise<Rescored[]> {
  const rescored: Rescored[] = []
  for (const ids of inParts([...counts.keys()])) {
    const results = await Result.query({ client: trx }).whereIn('id', ids)
    // Who was excluded has no certificate that could be replaced.
    const certified = results.filter(({ excludedAt }) => excludedAt === null)
    await retireCertificates(trx, certified, 'diganti', now)
    for (const result of results) {
      const correct = counts.get(result.id)
      if (!correct) continue
      const { id: resultId, code: codeBefore, revisedAt, rescoredAt } = result
      const codeAfter = result.excludedAt === null ? newCertificateCode() : codeBefore
      result.merge({
        ...figures(correct, result.scoringTable),
        code: codeAfter,
        revisedAt: now,
        rescoredAt: now,
      })
      await result.useTransaction(trx).save()
      rescored.push({
        resultId,
        codeBefore,
        codeAfter,
        revisedBefore: revisedAt,
        rescoredBefore: rescoredAt,
      })
    }
    await tellReissued(trx, results, now)
  }
  return rescored
}

/**
 * Results get back the certificate that they had before they were rescored, unless they have got another one since.
 * @returns the ids of those that did
 */
export async function restoreResults(
  trx: TransactionClientContract,
  rescored: readonly Rescored[],
  now: number
): Promise<number[]> {
  const restored: Result[] = []
  for (const one of rescored) {
    if (one.codeAfter === one.codeBefore) continue
    const result = await Result.find(one.resultId, { client: trx })
    if (result?.code !== one.codeAfter) continue
    result.merge({ revisedAt: one.revisedBefore, rescoredAt: one.rescoredBefore })
    restored.push(await restoreCertificate(trx, result, one.codeBefore, now))
  }
  await tellReissued(trx, restored, now)
  return restored.map(({ id }) => id)
}

/** Names and CEFR levels belong to results: those of the changed ones, by their id. */
export async function resultsById(
  trx: TransactionClientContract,
  ids: readonly number[]
): Promise<Map<number, Result>> {
  const found = new Map<number, Result>()
  for (const some of inParts(ids))
    for (const result of await Result.query({ client: trx }).whereIn('id', some))
      found.set(result.id, result)
  return found
}
