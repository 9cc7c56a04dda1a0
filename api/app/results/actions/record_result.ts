import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSettings } from '#app/academy/academy_settings'
import User from '#app/accounts/models/user'
import { newCertificateCode } from '#app/results/certificate/certificate_code'
import Result from '#app/results/models/result'
import { scaleScores, type CorrectCounts } from '#app/scoring/domain/scoring'

/** An attempt that has ended, as the exam hands it over. */
export interface FinishedAttempt {
  attemptId: number
  userId: number
  packageId: number
  packageName: string
  scoringTable: string
  correct: CorrectCounts
  /** Epoch milliseconds. */
  finishedAt: number
}

/** Scores a finished attempt and keeps, with its one result, everything that its certificate will ever say. */
export async function recordResult(
  trx: TransactionClientContract,
  { correct, finishedAt, ...attempt }: FinishedAttempt
): Promise<Result> {
  // Locked, so that a name that changes at the same moment reaches the result too.
  const user = await User.query({ client: trx })
    .where('id', attempt.userId)
    .forUpdate()
    .firstOrFail()
  await user.merge({ lastPackageName: attempt.packageName }).useTransaction(trx).save()
  const { academyName } = await readSettings(trx)
  const scores = scaleScores(correct, attempt.scoringTable)

  return Result.create(
    {
      ...attempt,
      userName: user.name,
      currentName: user.name,
      academyName,
      listeningCorrect: correct.listening,
      writtenCorrect: correct.written,
      readingCorrect: correct.reading,
      listeningScore: scores.listening,
      structureScore: scores.structure,
      readingScore: scores.reading,
      totalScore: scores.total,
      code: newCertificateCode(),
      createdAt: finishedAt,
    },
    { client: trx }
  )
}
