import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { tellLearners } from '#app/messages/actions/tell_learners'
import { withdrawMessages } from '#app/messages/actions/withdraw_messages'
import { inParts } from '#app/platform/database/in_parts'
import { certificateNews, RESULT_NEWS } from '#app/results/domain/result_news'
import type Result from '#app/results/models/result'

/**
 * Notes that the learners of these results are to be told of their new certificates, in place of earlier ones that they
 * weren't told of.
 */
export async function tellReissued(
  trx: TransactionClientContract,
  results: readonly Result[],
  now: number
): Promise<void> {
  const told = results.flatMap((result) => {
    const news = certificateNews(result, now)
    return news ? [{ userId: result.userId, news }] : []
  })
  if (told.length === 0) return
  const subjects = told.map(({ news }) => news.subject)
  await withdrawMessages(trx, { subjects, kinds: ['sertifikat_baru'] })
  const users = new Map<number, User>()
  for (const ids of inParts([...new Set(told.map(({ userId }) => userId))])) {
    for (const user of await User.query({ client: trx }).whereIn('id', ids))
      users.set(user.id, user)
  }
  const tellings = told.flatMap(({ userId, news }) => {
    const user = users.get(userId)
    return user ? [{ user, news }] : []
  })
  await tellLearners(trx, tellings, now)
}

/** Nobody is told of a result that is gone. */
export async function forgetResult(trx: TransactionClientContract, id: number): Promise<void> {
  await withdrawMessages(trx, { subjects: [`result:${id}`], kinds: RESULT_NEWS })
}
