import db from '@adonisjs/lucid/services/db'

export interface ClassOfPerson {
  id: number
  name: string
  archived_at: number | string | null
}

/** The ids of a person's rows, the newest first. */
export async function idsOf(table: 'payments' | 'results', userId: number): Promise<number[]> {
  const rows = (await db
    .from(table)
    .where('user_id', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')) as { id: number }[]
  return rows.map(({ id }) => id)
}

/** The events that a person belongs or belonged to, the latest first; not those they were taken out of. */
export async function eventIdsOf(userId: number): Promise<number[]> {
  const rows = (await db
    .from('event_learners')
    .join('exam_events', 'exam_events.id', 'event_learners.event_id')
    .where('event_learners.user_id', userId)
    .whereNull('event_learners.removed_at')
    .orderBy('exam_events.starts_at', 'desc')
    .orderBy('exam_events.id', 'desc')
    .select('exam_events.id')) as { id: number }[]
  return rows.map(({ id }) => id)
}

export async function classesOf(userId: number): Promise<ClassOfPerson[]> {
  return db
    .from('class_members')
    .join('classes', 'classes.id', 'class_members.class_id')
    .where('class_members.user_id', userId)
    .orderBy('classes.id', 'desc')
    .select('classes.id', 'classes.name', 'classes.archived_at')
}

/** Which of these payments have a receipt. */
export async function receiptedOf(paymentIds: readonly number[]): Promise<Set<number>> {
  if (paymentIds.length === 0) return new Set()
  const rows = (await db
    .from('receipts')
    .whereIn('payment_id', [...paymentIds])
    .whereNull('cancelled_at')
    .select('payment_id')) as { payment_id: number }[]
  return new Set(rows.map((row) => row.payment_id))
}
