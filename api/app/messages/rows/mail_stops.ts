import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inParts } from '#app/platform/database/in_parts'

const TABLE = 'mail_stops'

/** Those of these people who want no e-mail beside that about their exams. */
export async function stoppedAmong(
  trx: TransactionClientContract,
  people: readonly { user: { id: number } }[]
): Promise<Set<number>> {
  const stopped = new Set<number>()
  for (const some of inParts([...new Set(people.map(({ user }) => user.id))])) {
    const rows = (await trx.from(TABLE).whereIn('user_id', some).select('user_id')) as {
      user_id: number
    }[]
    for (const { user_id: id } of rows) stopped.add(id)
  }
  return stopped
}

/** Whether somebody wants no e-mail beside that about their exams. */
export async function hasStopped(
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  return (await client.from(TABLE).where('user_id', userId).first()) !== null
}

/** A second wish changes nothing. */
export async function addStop(
  trx: TransactionClientContract,
  userId: number,
  now: number
): Promise<void> {
  if (await hasStopped(userId, trx)) return
  await trx.table(TABLE).insert({ user_id: userId, stopped_at: now })
}

export async function removeStops(trx: TransactionClientContract, userId: number): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).delete()
}
