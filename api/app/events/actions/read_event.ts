import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { findWatched } from '#app/events/actions/find_event'
import { openLateOfEvent } from '#app/exam/actions/read_late_answers'
import type ExamEvent from '#app/events/models/exam_event'
import { eventsWithSitters } from '#app/events/rows/event_learners'
import Lab from '#app/labs/models/lab'
import { readListeningTime } from '#app/packages/actions/listening_times'
import { listeningTooLong } from '#contracts/listening'
import Package from '#app/packages/models/package'

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
  /** Whether somebody sits in it. */
  isSat: boolean
  /** Of how many learners late answers wait for a decision. */
  openLate: number
  /** Why the mode `asli` can't be kept with the package as it is now; null where it can. */
  tooLong: string | null
}

/** @throws NotFound, also for another invigilator's event */
export async function readEvent(user: User, id: number): Promise<EventDetail> {
  const event = await findWatched(user, id)
  const [pack, lab, classes, invigilators, singles, sat, late] = await Promise.all([
    Package.findOrFail(event.packageId),
    event.labId === null ? null : Lab.find(event.labId),
    namesOf('event_classes', 'classes', 'class_id', id),
    namesOf('event_invigilators', 'users', 'user_id', id),
    singlesOf(id),
    eventsWithSitters([id]),
    openLateOfEvent(id),
  ])
  return {
    event,
    pack,
    lab,
    classes,
    invigilators,
    singles,
    isSat: sat.has(id),
    openLate: late.length,
    tooLong: await whyTooLong(event, pack),
  }
}

async function whyTooLong(
  { listeningMode, status, closedAt }: ExamEvent,
  pack: Package
): Promise<string | null> {
  if (listeningMode !== 'asli' || status === 'cancelled' || closedAt !== null) return null
  const { seconds, fits } = await readListeningTime(pack)
  return fits ? null : listeningTooLong(seconds, pack.minutes.listening)
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
