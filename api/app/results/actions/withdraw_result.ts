import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { retireCertificate } from '#app/results/actions/retire_certificate'
import { forgetResult } from '#app/results/actions/tell_results'
import Result from '#app/results/models/result'

/**
 * Takes the result of an attempt that goes on out of all lists; its certificate's code answers 'diganti'. The attempt's
 * new end makes another one.
 * @returns the result that is gone
 */
export async function withdrawResult(
  trx: TransactionClientContract,
  attemptId: number,
  now: number
): Promise<Result> {
  const result = await Result.query({ client: trx })
    .where('attemptId', attemptId)
    .forUpdate()
    .firstOrFail()
  await retireCertificate(trx, result, 'diganti', now)
  await forgetResult(trx, result.id)
  await result.useTransaction(trx).delete()
  return result
}
