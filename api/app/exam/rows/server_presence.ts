import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { Span } from '#app/exam/domain/silence'
import type { StoredTime } from '#app/platform/database/columns'

/** One row, which all processes share: the server is away only when none of them is there. */
const PRESENCE = 'server_presence'
/** Few rows: one for each stop of the whole server. */
const ABSENCES = 'server_absences'
const ONLY_ROW = { id: 1 }

/**
 * Notes that the server works, if it did until now.
 * @param since the server was seen since then; epoch milliseconds
 * @returns false when it wasn't, or never
 */
export async function seenSince(since: number, now: number): Promise<boolean> {
  const seen = await db
    .from(PRESENCE)
    .where(ONLY_ROW)
    .where('seen_at', '>', since)
    .update({ seen_at: db.raw('case when seen_at > ? then seen_at else ? end', [now, now]) })
  return Number(seen) > 0
}

/** Makes the row when there is none. */
export async function makePresence(now: number): Promise<void> {
  await db
    .insertQuery()
    .table(PRESENCE)
    .insert({ ...ONLY_ROW, seen_at: now })
    .knexQuery.onConflict('id')
    .ignore()
}

/** When the server was last seen, in epoch milliseconds; locked until the transaction ends. */
export async function lockPresence(trx: TransactionClientContract): Promise<number> {
  const row = (await trx.from(PRESENCE).where(ONLY_ROW).forUpdate().firstOrFail()) as {
    seen_at: StoredTime
  }
  return Number(row.seen_at)
}

/** Stores an absence and its end. */
export async function storeAbsence(
  trx: TransactionClientContract,
  { from, to }: Span
): Promise<void> {
  await trx.table(ABSENCES).insert({ started_at: from, ended_at: to })
  await trx.from(PRESENCE).where(ONLY_ROW).update({ seen_at: to })
}

/** The absences that reach into a time, the oldest first. */
export async function absencesIn({ from, to }: Span): Promise<Span[]> {
  const rows: { started_at: StoredTime; ended_at: StoredTime }[] = await db
    .from(ABSENCES)
    .where('ended_at', '>', from)
    .where('started_at', '<', to)
    .orderBy('started_at')
    .select('started_at', 'ended_at')
  return rows.map((row) => ({ from: Number(row.started_at), to: Number(row.ended_at) }))
}
