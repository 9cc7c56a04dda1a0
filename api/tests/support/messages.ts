import app from '@adonisjs/core/services/app'
import User from '#app/accounts/models/user'
import { deliverMail, type Delivered } from '#app/messages/actions/deliver_mail'
import { tellLearner } from '#app/messages/actions/tell_learners'
import type { News } from '#app/messages/domain/news'
import { Post } from '#app/messages/mail/post'
import Message from '#app/messages/models/message'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

let edition = 0

/** That a payment was confirmed; each time another one. */
export function confirmedNews(changes: Partial<News> = {}): News {
  return {
    kind: 'dikonfirmasi',
    subject: 'payment:1',
    edition: ++edition,
    facts: { packageName: 'Paket A', path: '/paketsoal' },
    ...changes,
  }
}

/** Tells somebody, and returns the message. */
export async function told({ id }: { id: number }, news: News = confirmedNews()): Promise<Message> {
  await inTransaction(async (trx) =>
    tellLearner(trx, await User.findOrFail(id, { client: trx }), news, clock.now())
  )
  return Message.query().where('userId', id).orderBy('id', 'desc').firstOrFail()
}

/** Sends e-mails over this way while a test runs; `using` restores the other. */
export function mailBy(post: Post) {
  app.container.swap(Post, () => post)
  return { [Symbol.dispose]: () => app.container.restore(Post) }
}

/** A round of the job. */
export function deliver(
  post: Post,
  { signal = new AbortController().signal } = {}
): Promise<Delivered> {
  return deliverMail(post, { signal, logger: { warn: () => undefined } })
}
