import db from '@adonisjs/lucid/services/db'
import type { EntryFacts, IncidentFacts } from '#app/reports/domain/happenings'
import { inParts } from '#app/platform/database/in_parts'
import type { AuditAction, AuditSubject } from '#contracts/audit'

/** The time of an event: from the doors' opening until no attempt runs any more, in epoch milliseconds. */
export interface EventTime {
  from: number
  to: number
}

interface IncidentRow {
  id: number
  at: number | string
  seat: string
  kind: string
  count: number
  learner: string | null
}

/** The kiosks' incidents of these attempts, and, in the event's own lab, of seats without an attempt at the time. */
export async function incidentsOf(
  attemptIds: readonly number[],
  labId: number | null,
  { from, to }: EventTime
): Promise<IncidentFacts[]> {
  const incidents = () =>
    db
      .query<IncidentRow>()
      .from('lab_events')
      .leftJoin('attempts', 'attempts.id', 'lab_events.attempt_id')
      .leftJoin('users', 'users.id', 'attempts.user_id')
      .select('lab_events.id', 'lab_events.at', 'lab_events.seat', 'lab_events.kind')
      .select('lab_events.count', 'users.name as learner')
  const rows: IncidentRow[] = []
  for (const some of inParts(attemptIds)) {
    rows.push(...(await incidents().whereIn('lab_events.attempt_id', some)))
  }
  if (labId !== null) {
    rows.push(
      ...(await incidents()
        .where('lab_events.lab_id', labId)
        .whereNull('lab_events.attempt_id')
        .whereBetween('lab_events.at', [from, to]))
    )
  }
  return rows.map(({ at, seat, kind, count, learner }) => ({
    at: Number(at),
    seat,
    kind,
    count,
    learner,
  }))
}

/** Of an event's own entries, those of its planning don't concern its day. */
const PLANNING: readonly AuditAction[] = ['event.created', 'event.changed', 'event.scheduled']
/** Exporting a document doesn't affect the exam. */
const TAKEN: readonly AuditAction[] = [
  'event.attendance_taken',
  'event.minutes_taken',
  'event.certificates_taken',
]

/** The subjects of the minutes' entries. */
export interface EntryScope {
  eventId: number
  time: EventTime
  /** By id, the name of the attempt's learner. */
  attempts: ReadonlyMap<number, string>
  /** By id, the name. */
  learners: ReadonlyMap<number, string>
}

interface AuditRow {
  actor_id: number | null
  actor_name: string | null
  action: string
  subject_id: number
  /** JSON. */
  details: string
  created_at: number | string
}

/**
 * Actions on an event after its planning, on its attempts at any time, and by others on its learners while it went
 * on.
 */
export async function entriesOf(scope: EntryScope): Promise<EntryFacts[]> {
  const { eventId, time, attempts, learners } = scope
  const ofEvent = (await entries('event', [eventId])).filter(
    ({ action }) => ![...PLANNING, ...TAKEN].some((one) => one === action)
  )
  const ofAttempts = await entries('attempt', [...attempts.keys()])
  const late = await lateSubmissions([...attempts.keys()])
  const ofLate = await entries('late_answers', [...late.keys()])
  const ofLearners = (await entries('user', [...learners.keys()], time)).filter(
    ({ actor_id: actor, subject_id: subject }) => actor !== subject
  )
  return [
    ...ofEvent.map((row) => factsOf(row, null)),
    ...ofAttempts.map((row) => factsOf(row, attempts.get(row.subject_id) ?? null)),
    ...ofLate.map((row) => factsOf(row, attempts.get(late.get(row.subject_id) ?? 0) ?? null)),
    ...ofLearners.map((row) => factsOf(row, learners.get(row.subject_id) ?? null)),
  ]
}

async function entries(
  subject: AuditSubject,
  ids: readonly number[],
  time?: EventTime
): Promise<AuditRow[]> {
  const rows: AuditRow[] = []
  for (const some of inParts(ids)) {
    const query = db
      .query<AuditRow>()
      .from('audit_log')
      .where('subject_type', subject)
      .whereIn('subject_id', some)
      .orderBy('id')
    if (time) void query.whereBetween('created_at', [time.from, time.to])
    rows.push(...(await query))
  }
  return rows
}

/** How many late answers of these attempts nobody has decided yet, by attempt. */
export async function undecidedAnswers(
  attemptIds: readonly number[]
): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const some of inParts(attemptIds)) {
    const rows: { open_attempt_id: number; answers: number }[] = await db
      .from('late_submissions')
      .whereIn('open_attempt_id', some)
      .select('open_attempt_id', 'answers')
    for (const { open_attempt_id: id, answers } of rows) found.set(id, answers)
  }
  return found
}

async function lateSubmissions(attemptIds: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const some of inParts(attemptIds)) {
    const rows: { id: number; attempt_id: number }[] = await db
      .from('late_submissions')
      .whereIn('attempt_id', some)
      .select('id', 'attempt_id')
    for (const { id, attempt_id: attemptId } of rows) found.set(id, attemptId)
  }
  return found
}

function factsOf(row: AuditRow, learner: string | null): EntryFacts {
  const { actor_name: actor, action, details } = row
  return {
    at: Number(row.created_at),
    actor,
    action,
    learner,
    details: JSON.parse(details) as EntryFacts['details'],
  }
}
