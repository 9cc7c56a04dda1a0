import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSettings } from '#app/academy/actions/academy_settings'
import { designOf, keepDesign } from '#app/academy/actions/certificate_design'
import User from '#app/accounts/models/user'
import { tellLearner } from '#app/messages/actions/tell_learners'
import { scoreColumns } from '#app/results/actions/score_columns'
import { resultNews } from '#app/results/domain/result_news'
import Result from '#app/results/models/result'
import type { CorrectCounts } from '#app/scoring/domain/scoring'
import type { ListeningMode } from '#contracts/listening'

/** A finished attempt. */
export interface FinishedAttempt {
  attemptId: number
  userId: number
  /**
   * The learner's at the start, for the certificate; a later change of name doesn't apply. Null if none was stored.
   */
  userName: string | null
  packageId: number
  packageName: string
  scoringTable: string
  listeningMode: ListeningMode
  correct: CorrectCounts
  /** Epoch milliseconds. */
  finishedAt: number
  /** When the learner was excluded, which leaves them without a certificate; null for the others. */
  excludedAt: number | null
  /** From when on the learner sees it; null for at once. */
  opensAt: number | null
  /** Whether it was sat in an exam event; others saw it at once, on their screen. */
  isOfEvent: boolean
}

/** Scores a finished attempt and stores its result, with all contents of its certificate. */
export async function recordResult(
  trx: TransactionClientContract,
  { correct, finishedAt, userName, isOfEvent, ...attempt }: FinishedAttempt
): Promise<Result> {
  // Locks the user, so that a simultaneous change of name reaches the result too.
  const user = await User.query({ client: trx })
    .where('id', attempt.userId)
    .forUpdate()
    .firstOrFail()
  await user.merge({ lastPackageName: attempt.packageName }).useTransaction(trx).save()
  const settings = await readSettings(trx)

  const result = await Result.create(
    {
      ...attempt,
      userName: userName ?? user.name,
      currentName: user.name,
      academyName: settings.academyName,
      numberPrefix: settings.certificatePrefix,
      designId: await keepDesign(trx, designOf(settings)),
      ...scoreColumns(correct, attempt.scoringTable),
      createdAt: finishedAt,
    },
    { client: trx }
  )
  const news = isOfEvent ? resultNews(result) : null
  if (news) await tellLearner(trx, user, news, finishedAt)
  return result
}
