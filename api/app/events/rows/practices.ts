import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PracticeAct } from '#app/events/domain/practice'
import type { Outcome } from '#app/events/rows/actions'

/** The running practice of each invigilator. */
const TABLE = 'practices'

/** An action of a practice with the key of its press, and what came of it. */
interface StoredPracticeAct extends PracticeAct {
  key: string
  digest: string
  outcomes: Outcome[]
}

/** A practice as it is stored. Times are epoch milliseconds. */
export interface StoredPractice {
  openedAt: number
  startedAt: number | null
  acts: StoredPracticeAct[]
}

interface PracticeRow {
  opened_at: number | string
  record: string
}

/** Opens a person's practice, in the place of an earlier one. */
export async function openPractice(userId: number, openedAt: number): Promise<void> {
  const record = JSON.stringify({ startedAt: null, acts: [] })
  await db
    .knexQuery()
    .table(TABLE)
    .insert({ user_id: userId, opened_at: openedAt, record })
    .onConflict('user_id')
    .merge()
}

/** A person's practice; null for none. @param trx locks it */
export async function findPractice(
  userId: number,
  trx?: TransactionClientContract
): Promise<StoredPractice | null> {
  const query = (trx ?? db).from(TABLE).where('user_id', userId).select('opened_at', 'record')
  if (trx) void query.forUpdate()
  const row = (await query.first()) as PracticeRow | null
  if (!row) return null
  const stored = JSON.parse(row.record) as Omit<StoredPractice, 'openedAt'>
  return { openedAt: Number(row.opened_at), ...stored }
}

export async function storePractice(
  trx: TransactionClientContract,
  userId: number,
  { startedAt, acts }: StoredPractice
): Promise<void> {
  await trx
    .from(TABLE)
    .where('user_id', userId)
    .update({ record: JSON.stringify({ startedAt, acts }) })
}

export async function deletePractice(userId: number): Promise<void> {
  await db.from(TABLE).where('user_id', userId).delete()
}

/** Deletes the practices that were opened before a time. */
export async function deletePractices(before: number): Promise<void> {
  await db.from(TABLE).where('opened_at', '<', before).delete()
}
