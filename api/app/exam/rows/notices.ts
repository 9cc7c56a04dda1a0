import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lookup } from '#app/platform/database/calls/call'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import type { ActionKind } from '#contracts/interventions'

/** What a learner is to know of an invigilator's action. Times are epoch milliseconds. */
export interface UnreadNotice {
  id: number
  kind: ActionKind
  text: string
  createdAt: number
  /** Whether a device has got it before. */
  isDelivered: boolean
}

const TABLE = 'exam_notices'

interface NoticeRow {
  id: number
  user_id: number
  kind: ActionKind
  content: string
  created_at: StoredTime
  delivered_at: StoredTime | null
}

/** A learner's unread notices, oldest first. */
export const UNREAD = lookup<number, NoticeRow>(
  {
    select: `SELECT id, user_id, kind, content, created_at, delivered_at FROM ${TABLE}`,
    column: 'user_id',
    end: ' AND read_at IS NULL ORDER BY id',
  },
  ({ user_id }) => user_id
)

/** Whether the user of an outer query's row has unread notices, as a column. */
export const HAS_UNREAD = (user: string) =>
  `EXISTS (SELECT 1 FROM ${TABLE} WHERE ${TABLE}.user_id = ${user} AND ${TABLE}.read_at IS NULL)`

export function toNotice(row: NoticeRow): UnreadNotice {
  return {
    id: row.id,
    kind: row.kind,
    text: row.content,
    createdAt: Number(row.created_at),
    isDelivered: timeOf(row.delivered_at) !== null,
  }
}

/** A notice to store. */
export interface NewNotice {
  userId: number
  eventId: number | null
  attemptId: number | null
  kind: ActionKind
  text: string
}

export async function storeNotice(
  trx: TransactionClientContract,
  { userId, eventId, attemptId, kind, text }: NewNotice,
  now: number
): Promise<void> {
  await trx.table(TABLE).insert({
    user_id: userId,
    event_id: eventId,
    attempt_id: attemptId,
    kind,
    content: text,
    created_at: now,
  })
}

/** Notes that a device has got these. */
export async function noteDelivered(ids: readonly number[], now: number): Promise<void> {
  await db
    .from(TABLE)
    .whereIn('id', [...ids])
    .whereNull('delivered_at')
    .update({ delivered_at: now })
}

/** Notes that the learner has read a notice. @returns whether it is theirs */
export async function noteRead(userId: number, id: number, now: number): Promise<boolean> {
  const own = () => db.from(TABLE).where({ id, user_id: userId })
  await own().whereNull('delivered_at').update({ delivered_at: now })
  await own().whereNull('read_at').update({ read_at: now })
  return (await own().first()) !== null
}

/** Whether a notice has arrived, for those who sent it; times in epoch milliseconds. */
export interface NoticeReceipt {
  id: number
  userId: number
  deliveredAt: number | null
  readAt: number | null
}

/** The receipts of an event's notices, the oldest first. */
export async function receiptsOf(eventId: number): Promise<NoticeReceipt[]> {
  const rows: {
    id: number
    user_id: number
    delivered_at: StoredTime | null
    read_at: StoredTime | null
  }[] = await db
    .from(TABLE)
    .where('event_id', eventId)
    .orderBy('id')
    .select('id', 'user_id', 'delivered_at', 'read_at')
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    deliveredAt: timeOf(row.delivered_at),
    readAt: timeOf(row.read_at),
  }))
}
