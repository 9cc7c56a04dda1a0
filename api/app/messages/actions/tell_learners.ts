import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMailed, isTold, sourceOf, type Addressee, type News } from '#app/messages/domain/news'
import { Post } from '#app/messages/mail/post'
import Message from '#app/messages/models/message'
import { stoppedAmong } from '#app/messages/rows/mail_stops'
import { inParts } from '#app/platform/database/in_parts'
import { MESSAGES } from '#contracts/messages'

/** Somebody, and what they are to be told. */
export interface Telling {
  user: Addressee
  news: News
}

/**
 * Notes what learners are to be told, in the transaction of what caused it: neither is stored without the other. The
 * same news of the same occurrence is noted once. Staff, rehearsals and accounts that were erased or merged are told
 * nothing. Where e-mail is set up, it is queued for who has an address.
 */
export async function tellLearners(
  trx: TransactionClientContract,
  tellings: readonly Telling[],
  now: number
): Promise<void> {
  const told = tellings.filter(({ user }) => isTold(user))
  if (told.length === 0) return
  const post = await app.container.make(Post)
  const stoppable = told.filter(({ news }) => !MESSAGES[news.kind].isAboutExam)
  const stopped = post.isOn ? await stoppedAmong(trx, stoppable) : new Set<number>()
  const rows = told.map(({ user, news }) => {
    const isStopped = !MESSAGES[news.kind].isAboutExam && stopped.has(user.id)
    const dueAt = Math.max(now, news.dueAt ?? now)
    const isQueued = post.isOn && isMailed(user) && !isStopped
    return {
      kind: news.kind,
      user_id: user.id,
      subject: news.subject,
      source: sourceOf(news),
      facts: JSON.stringify(news.facts),
      created_at: now,
      due_at: dueAt,
      until: news.until ?? null,
      mail_state: isQueued ? 'antre' : null,
      mail_next_at: isQueued ? dueAt : null,
    }
  })
  for (const some of inParts(rows)) {
    await trx
      .knexQuery()
      .table(Message.table)
      .insert(some)
      .onConflict(['source', 'user_id'])
      .ignore()
  }
}

/** `tellLearners` for one. */
export async function tellLearner(
  trx: TransactionClientContract,
  user: Addressee,
  news: News,
  now: number
): Promise<void> {
  await tellLearners(trx, [{ user, news }], now)
}
