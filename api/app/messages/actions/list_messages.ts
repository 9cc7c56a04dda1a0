import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { readSettings } from '#app/academy/actions/academy_settings'
import type User from '#app/accounts/models/user'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import { idsFoundBy } from '#app/listing/search/person_search'
import { messageText } from '#app/messages/domain/message_text'
import type { MessageFacts } from '#app/messages/domain/news'
import { readMessageTexts } from '#app/messages/rows/message_texts'
import { clock } from '#app/platform/time/clock'
import type { StoredTime } from '#app/platform/database/columns'
import {
  MESSAGE_KINDS,
  MESSAGES,
  type MailState,
  type MessageColumn,
  type MessageKind,
  type MessageState,
} from '#contracts/messages'
import env from '#start/env'

export interface MessageRow {
  id: number
  kind: MessageKind
  user_id: number
  name: string
  nohp: string
  email: string | null
  /** JSON. */
  facts: string
  /** With the placeholders replaced. */
  text: string
  due_at: StoredTime
  sent_at: StoredTime | null
  sender_name: string | null
  mail_state: MailState | null
  mail_tries: number
  mail_next_at: StoredTime | null
  mail_error: string | null
  mailed_at: StoredTime | null
}

export interface MessageFilters {
  state: MessageState
  kind?: MessageKind | undefined
}

/** The kinds that a member of the staff sees. */
function kindsFor(admin: Pick<User, 'can'>): MessageKind[] {
  return MESSAGE_KINDS.filter((kind) => admin.can(MESSAGES[kind].needs))
}

/** The messages that a member of the staff sees, in one state. Those whose time hasn't come, or is over, don't wait. */
export function messageListing(
  admin: Pick<User, 'can'>,
  list: ListQuery<MessageColumn>,
  { state, kind }: MessageFilters
): Listing<MessageRow, MessageColumn> {
  const now = clock.now()
  const kinds = kindsFor(admin).filter((one) => kind === undefined || one === kind)
  const rows = db
    .from('messages')
    .join('users', 'users.id', 'messages.user_id')
    .leftJoin('users as senders', 'senders.id', 'messages.sent_by')
    .select(
      'messages.id',
      'messages.kind',
      'messages.user_id',
      'users.name',
      'users.nohp',
      'users.email',
      'messages.facts',
      'messages.due_at',
      'messages.sent_at',
      'senders.name as sender_name',
      'messages.mail_state',
      'messages.mail_tries',
      'messages.mail_next_at',
      'messages.mail_error',
      'messages.mailed_at'
    )
  return {
    list,
    table: 'messages',
    search: (group, term) => void group.orWhereIn('messages.user_id', idsFoundBy(term)),
    sortColumn: 'messages.created_at',
    rows,
    complete: withTexts,
    scope: (query) => {
      void query.whereIn('messages.kind', kinds)
      inState(query, state, now)
    },
  }
}

function inState(query: DatabaseQueryBuilderContract, state: MessageState, now: number): void {
  if (state === 'terkirim') void query.whereNotNull('messages.sent_at')
  else if (state === 'email_gagal') void query.where('messages.mail_state', 'gagal')
  else {
    void query
      .whereNull('messages.sent_at')
      .where('messages.due_at', '<=', now)
      .where((open) => void open.whereNull('messages.until').orWhere('messages.until', '>', now))
  }
}

async function withTexts(rows: MessageRow[]): Promise<MessageRow[]> {
  const { academyName } = await readSettings()
  const texts = await readMessageTexts()
  const origin = env.get('APP_URL')
  return rows.map((row) => {
    const facts = JSON.parse(row.facts) as MessageFacts
    const told = { name: row.name, academyName, facts }
    return { ...row, text: messageText(texts[row.kind], told, origin) }
  })
}

/** How many messages wait, and how many e-mails have failed. */
export async function countMessages(
  admin: Pick<User, 'can'>
): Promise<{ waiting: number; failed: number }> {
  const now = clock.now()
  const count = async (state: MessageState) => {
    const query = db.from('messages').whereIn('messages.kind', kindsFor(admin))
    inState(query, state, now)
    const row = (await query.count('* as rows').first()) as { rows: number | string }
    return Number(row.rows)
  }
  return { waiting: await count('menunggu'), failed: await count('email_gagal') }
}
