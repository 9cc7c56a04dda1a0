import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertInParts } from '#app/platform/database/in_parts'

/** The lists of an event, by table. */
const COLUMN = { event_classes: 'class_id', event_invigilators: 'user_id' } as const

/** Whether a user is assigned to an event. */
export async function isInvigilator(
  eventId: number,
  userId: number,
  trx?: TransactionClientContract
): Promise<boolean> {
  const row: unknown = await (trx ?? db)
    .from('event_invigilators')
    .where({ event_id: eventId, user_id: userId })
    .first()
  return row !== null
}

/** Replaces the event's ids by these. */
export async function replaceIds(
  trx: TransactionClientContract,
  table: keyof typeof COLUMN,
  eventId: number,
  ids: readonly number[]
): Promise<void> {
  await trx.from(table).where('event_id', eventId).delete()
  const rows = ids.map((id) => ({ event_id: eventId, [COLUMN[table]]: id }))
  await insertInParts(trx, table, rows)
}
