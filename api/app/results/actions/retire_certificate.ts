import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertInParts } from '#app/platform/database/in_parts'
import { newCertificateCode } from '#app/results/certificate/certificate_code'
import type Result from '#app/results/models/result'
import RetiredCertificate from '#app/results/models/retired_certificate'

/** What a certificate prints and a later one of the same attempt may print differently. */
type Reprinted = Partial<
  Pick<
    Result,
    | 'userName'
    | 'academyName'
    | 'numberPrefix'
    | 'listeningCorrect'
    | 'writtenCorrect'
    | 'readingCorrect'
    | 'listeningScore'
    | 'structureScore'
    | 'readingScore'
    | 'totalScore'
  >
>

/**
 * From now on the code of a result's present certificate answers `status`, with all that is printed on it; whatever
 * becomes of the result: it may get another code, or be deleted. A second call changes the status alone.
 */
export async function retireCertificate(
  trx: TransactionClientContract,
  result: Result,
  status: RetiredCertificate['status'],
  now: number
): Promise<void> {
  await RetiredCertificate.updateOrCreate(
    { code: result.code },
    retiredColumns(result, status, now),
    { client: trx }
  )
}

/** The same for many results whose codes hold, in few statements. */
export async function retireCertificates(
  trx: TransactionClientContract,
  results: readonly Result[],
  status: RetiredCertificate['status'],
  now: number
): Promise<void> {
  const { attributesToColumns } = RetiredCertificate.$keys
  const rows = results.map((result) => {
    const attributes = { ...retiredColumns(result, status, now), code: result.code }
    return Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        attributesToColumns.get(name, name),
        value,
      ])
    )
  })
  await insertInParts(trx, RetiredCertificate.table, rows)
}

function retiredColumns(
  result: Result,
  status: RetiredCertificate['status'],
  now: number
): Partial<RetiredCertificate> {
  return {
    attemptId: result.attemptId,
    resultId: result.id,
    status,
    packageName: result.packageName,
    userName: result.userName,
    academyName: result.academyName,
    numberPrefix: result.numberPrefix,
    designId: result.designId,
    scoringTable: result.scoringTable,
    listeningMode: result.listeningMode,
    listeningCorrect: result.listeningCorrect,
    writtenCorrect: result.writtenCorrect,
    readingCorrect: result.readingCorrect,
    listeningScore: result.listeningScore,
    structureScore: result.structureScore,
    readingScore: result.readingScore,
    totalScore: result.totalScore,
    createdAt: result.createdAt,
    replacedAt: now,
  }
}

/** Gives a result what its next certificate prints, and a new code; the old one answers 'diganti'. */
export async function replaceCertificate(
  trx: TransactionClientContract,
  result: Result,
  printed: Reprinted,
  now: number
): Promise<Result> {
  await retireCertificate(trx, result, 'diganti', now)
  return result
    .merge({ ...printed, code: newCertificateCode() })
    .useTransaction(trx)
    .save()
}

/**
 * An earlier certificate of a result holds again with the figures that it prints, and the present one answers 'diganti'.
 * @throws E_ROW_NOT_FOUND when the code isn't one of that attempt's retired certificates
 */
export async function restoreCertificate(
  trx: TransactionClientContract,
  result: Result,
  code: string,
  now: number
): Promise<Result> {
  const earlier = await RetiredCertificate.query({ client: trx })
    .where({ code, attempt_id: result.attemptId })
    .firstOrFail()
  await retireCertificate(trx, result, 'diganti', now)
  await earlier.useTransaction(trx).delete()
  return result
    .merge({
      code,
      userName: earlier.userName,
      academyName: earlier.academyName,
      numberPrefix: earlier.numberPrefix,
      designId: earlier.designId,
      listeningCorrect: earlier.listeningCorrect,
      writtenCorrect: earlier.writtenCorrect,
      readingCorrect: earlier.readingCorrect,
      listeningScore: earlier.listeningScore,
      structureScore: earlier.structureScore,
      readingScore: earlier.readingScore,
      totalScore: earlier.totalScore,
    })
    .useTransaction(trx)
    .save()
}
