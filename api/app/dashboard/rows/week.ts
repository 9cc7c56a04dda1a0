import db from '@adonisjs/lucid/services/db'
import { countedOnly } from '#app/accounts/rows/counted_learners'
import type { EventFacts, Span } from '#app/dashboard/domain/week'
import { whereNotBegun } from '#app/payments/rows/not_begun'
import type { EventStatus } from '#app/events/domain/schedule'

/** When each waiting payment of a learner was sent, and each of a class was made. */
export async function waitingSince(): Promise<{ learners: number[]; classes: number[] }> {
  const learners = (await countedOnly(
    db.from('payments').join('users', 'users.id', 'payments.user_id')
  )
    .where('payments.status', 'pending')
    .select('payments.created_at')) as Sent[]
  const classes = (await db
    .from('class_payments')
    .where('status', 'pending')
    .select('created_at')) as Sent[]
  return { learners: learners.map(sentAt), classes: classes.map(sentAt) }
}

interface Sent {
  created_at: number | string
}
const sentAt = ({ created_at: at }: Sent) => Number(at)

/** Of how many confirmed payments no access was used yet. */
export async function countPaidNotBegun(): Promise<number> {
  const row = (await whereNotBegun(
    countedOnly(db.from('payments').join('users', 'users.id', 'payments.user_id'))
  )
    .count('* as total')
    .first()) as { total: number | string }
  return Number(row.total)
}

/** How many late answers wait for a decision. */
export async function countLateAnswers(): Promise<number> {
  const row = (await countedOnly(
    db.from('late_submissions').join('users', 'users.id', 'late_submissions.user_id')
  )
    .whereNotNull('late_submissions.open_attempt_id')
    .count('* as total')
    .first()) as { total: number | string }
  return Number(row.total)
}

export interface WeekEvent extends EventFacts {
  id: number
  name: string
  packageName: string
  /** Epoch milliseconds. */
  startsAt: number
}

interface EventRow {
  id: number
  name: string
  package_id: number
  package_name: string
  package_status: string
  status: EventStatus
  starts_at: number | string
  learners: number
  invigilators: number | string
}

/** The events of some days by their time, without those that were called off and those of a rehearsal. */
export async function eventsBetween({ from, until }: Span): Promise<WeekEvent[]> {
  const rows = (await db
    .from('exam_events')
    .join('packages', 'packages.id', 'exam_events.package_id')
    .whereNot('exam_events.status', 'cancelled' satisfies EventStatus)
    .whereRaw(`exam_events.name not like '${REHEARSAL_EVENTS}%'`)
    .where('exam_events.starts_at', '>=', from)
    .where('exam_events.starts_at', '<', until)
    .orderBy('exam_events.starts_at')
    .orderBy('exam_events.id')
    .select(
      'exam_events.id',
      'exam_events.name',
      'exam_events.package_id',
      'packages.name as package_name',
      'packages.status as package_status',
      'exam_events.status',
      'exam_events.starts_at',
      'exam_events.learners',
      db
        .from('event_invigilators')
        .whereColumn('event_invigilators.event_id', 'exam_events.id')
        .count('*')
        .as('invigilators')
    )) as EventRow[]
  const unpaid = await unpaidClassesOf(rows.map(({ id }) => id))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    packageName: row.package_name,
    startsAt: Number(row.starts_at),
    isDraft: row.status === 'draft',
    learners: row.learners,
    invigilators: Number(row.invigilators),
    isPackageReady: row.package_status === 'siap',
    unpaidClasses: unpaid.get(row.id) ?? [],
  }))
}

/** How the names of a rehearsal's events begin. */
const REHEARSAL_EVENTS = 'Contoh Gladi '

/** The classes of these events whose payment for the event's package waits. */
async function unpaidClassesOf(eventIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = (await db
    .from('event_classes')
    .join('exam_events', 'exam_events.id', 'event_classes.event_id')
    .join('class_payments', (join) => {
      void join
        .on('class_payments.class_id', 'event_classes.class_id')
        .andOn('class_payments.package_id', 'exam_events.package_id')
    })
    .where('class_payments.status', 'pending')
    .whereIn('event_classes.event_id', [...eventIds])
    .orderBy('class_payments.class_name')
    .select('event_classes.event_id', 'class_payments.class_name')) as {
    event_id: number
    class_name: string
  }[]
  return new Map(
    [...Map.groupBy(rows, ({ event_id: id }) => id)].map(([id, classes]) => [
      id,
      classes.map(({ class_name: name }) => name),
    ])
  )
}
