import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NewsSubject } from '#app/messages/domain/news'
import Message from '#app/messages/models/message'
import { inParts } from '#app/platform/database/in_parts'
import type { MessageKind } from '#contracts/messages'

interface Withdrawn {
  subjects: readonly NewsSubject[]
  kinds: readonly MessageKind[]
  /** Whose; everybody's by default. */
  userIds?: readonly number[]
}

/**
 * Takes back what isn't true any more and nobody was told yet. What was sent, by WhatsApp or by e-mail, stays as a record
 * of it.
 */
export async function withdrawMessages(
  trx: TransactionClientContract,
  { subjects, kinds, userIds }: Withdrawn
): Promise<void> {
  for (const some of inParts(subjects)) {
    const waiting = () =>
      Message.query({ client: trx })
        .whereIn('subject', some)
        .whereIn('kind', [...kinds])
        .whereNull('sentAt')
        .whereNull('mailedAt')
    if (userIds === undefined) await waiting().delete()
    else for (const ids of inParts(userIds)) await waiting().whereIn('userId', ids).delete()
  }
}

/**
 * Moves the moment from which messages that nobody was told yet are worth telling.
 * @param dueAt epoch milliseconds
 */
export async function postponeMessages(
  trx: TransactionClientContract,
  { subjects, kinds }: Pick<Withdrawn, 'subjects' | 'kinds'>,
  dueAt: number
): Promise<void> {
  for (const some of inParts(subjects)) {
    const waiting = () =>
      Message.query({ client: trx })
        .whereIn('subject', some)
        .whereIn('kind', [...kinds])
        .whereNull('sentAt')
        .whereNull('mailedAt')
    await waiting().update({ due_at: dueAt })
    await waiting().where('mailState', 'antre').update({ mail_next_at: dueAt })
  }
}
