import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { findWatched } from '#app/events/actions/find_event'
import type { LearnerTraces } from '#app/events/domain/schedule'
import { tokenEnd } from '#app/events/domain/token_time'
import { eventLearners } from '#app/events/rows/event_learners'
import { tokenAt } from '#app/events/secrets/event_token'
import type ExamEvent from '#app/events/models/exam_event'
import Lab from '#app/labs/models/lab'
import Package from '#app/packages/models/package'
import { timeOf, type StoredTime } from '#app/platform/database/columns'

/** A class, or a person, by name. */
export interface NamedId {
  id: number
  name: string
}

/** An event with the fields of its form and its heading. */
export interface EventDetail {
  event: ExamEvent
  pack: Package
  lab: Lab | null
  classes: NamedId[]
  invigilators: NamedId[]
  /** Learners who were added one by one. */
  singles: (NamedId & { nohp: string })[]
}

/** @throws NotFound, also for another invigilator's event */
export async function readEvent(user: User, id: number): Promise<EventDetail> {
  const event = await findWatched(user, id)
  const [pack, lab, classes, invigilators, singles] = await Promise.all([
    Package.findOrFail(event.packageId),
    event.labId === null ? null : Lab.find(event.labId),
    namesOf('event_classes', 'classes', 'class_id', id),
    namesOf('event_invigilators', 'users', 'user_id', id),
    singlesOf(id),
  ])
  return { event, pack, lab, classes, invigilators, singles }
}

/** A learner on an event's board; times in epoch milliseconds. */
export interface BoardRow extends NamedId {
  nohp: string
  traces: LearnerTraces
  /** The seat where the attempt began, if in a lab. */
  seat: string | null
  /** Extra time, in per cent; 0 for none. */
  extraPercent: number
}

/** An event's board, as it is now. */
export interface Board {
  event: ExamEvent
  pack: Package
  rows: BoardRow[]
  /** The present token and its end; null without one, and before and after the waiting room. */
  token: { text: string; endsAt: number } | null
}

/** @throws NotFound, also for another invigilator's event */
export async function readBoard(user: User, id: number, now: number): Promise<Board> {
  const event = await findWatched(user, id)
  const pack = await Package.findOrFail(event.packageId)
  const token =
    event.hasToken && event.status === 'scheduled'
      ? { text: tokenAt(event, now), endsAt: tokenEnd(event.tokenMinutes, now) }
      : null
  return { event, pack, rows: await boardRows(id), token }
}

interface LearnerRow {
  id: number
  name: string
  nohp: string
  arrived_at: StoredTime | null
  ready_at: StoredTime | null
  attempt_status: LearnerTraces['attemptStatus']
  started_seat: string | null
  extra_percent: number | null
}

async function boardRows(eventId: number): Promise<BoardRow[]> {
  const rows: LearnerRow[] = await eventLearners(eventId)
    .select('users.id', 'users.name', 'users.nohp')
    .select('event_learners.arrived_at', 'event_learners.ready_at')
    .select('attempts.status as attempt_status', 'attempts.started_seat')
    .select('entitlements.extra_percent')
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nohp: row.nohp,
    traces: {
      arrivedAt: timeOf(row.arrived_at),
      readyAt: timeOf(row.ready_at),
      attemptStatus: row.attempt_status,
    },
    seat: row.started_seat,
    extraPercent: row.extra_percent ?? 0,
  }))
}

function namesOf(
  pairs: 'event_classes' | 'event_invigilators',
  table: 'classes' | 'users',
  column: 'class_id' | 'user_id',
  eventId: number
): Promise<NamedId[]> {
  return db
    .query<NamedId>()
    .from(pairs)
    .join(table, `${table}.id`, `${pairs}.${column}`)
    .where(`${pairs}.event_id`, eventId)
    .orderBy(`${table}.name`)
    .select(`${table}.id`, `${table}.name`)
}

function singlesOf(eventId: number): Promise<(NamedId & { nohp: string })[]> {
  return db
    .query<NamedId & { nohp: string }>()
    .from('event_learners')
    .join('users', 'users.id', 'event_learners.user_id')
    .where('event_learners.event_id', eventId)
    .where('event_learners.is_single', 1)
    .whereNull('event_learners.removed_at')
    .orderBy('users.name')
    .select('users.id', 'users.name', 'users.nohp')
}
