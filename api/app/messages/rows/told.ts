import db from '@adonisjs/lucid/services/db'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import { inParts } from '#app/platform/database/in_parts'
import type { NewsSubject } from '#app/messages/domain/news'

/** When a message was sent, in epoch milliseconds, and by whom. */
export interface Sent {
  at: number
  /** The sender's present name. */
  by: string
}

/** The latest message about each of these things, and whether it was sent: null for one that waits. */
export async function toldAbout(
  subjects: readonly NewsSubject[]
): Promise<Map<NewsSubject, Sent | null>> {
  const told = new Map<NewsSubject, Sent | null>()
  for (const some of inParts(subjects)) {
    const rows = (await db
      .from('messages')
      .leftJoin('users as senders', 'senders.id', 'messages.sent_by')
      .whereIn('messages.subject', some)
      .orderBy('messages.id')
      .select('messages.subject', 'messages.sent_at', 'senders.name as sender')) as {
      subject: NewsSubject
      sent_at: StoredTime | null
      sender: string | null
    }[]
    for (const { subject, sent_at: sentAt, sender } of rows) {
      const at = timeOf(sentAt)
      told.set(subject, at === null ? null : { at, by: sender ?? '-' })
    }
  }
  return told
}
