import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StoredTime } from '#app/platform/database/columns'

const TABLE = 'account_notices'

/** A message to a user about their account. */
export interface AccountNotice {
  id: number
  content: string
  created_at: StoredTime
}

export async function noticeUser(
  trx: TransactionClientContract,
  userId: number,
  contents: readonly string[],
  now: number
): Promise<void> {
  const rows = contents.map((content) => ({ user_id: userId, content, created_at: now }))
  if (rows.length > 0) await trx.table(TABLE).multiInsert(rows)
}

/** The unread ones, oldest first. */
export async function unreadNoticesOf(userId: number): Promise<AccountNotice[]> {
  return db
    .from(TABLE)
    .where('user_id', userId)
    .whereNull('read_at')
    .orderBy('id')
    .select('id', 'content', 'created_at')
}

/** @returns whether it is theirs */
export async function noteNoticeRead(userId: number, id: number, now: number): Promise<boolean> {
  const own = () => db.from(TABLE).where({ id, user_id: userId })
  await own().whereNull('read_at').update({ read_at: now })
  return (await own().first()) !== null
}
