import db from '@adonisjs/lucid/services/db'
import { listClasses, type ClassRow } from '#app/classes/actions/read_classes'
import type { EventStatus } from '#app/events/domain/schedule'

/** An event whose results can be opened. */
export interface EventChoice {
  id: number
  name: string
  startsAt: number
  learners: number
}

/** The newest events that are listed. */
const MAX_EVENTS = 200

/** Classes and events with results: active classes first, and scheduled events, the newest first. */
export async function listSubjects(): Promise<{ classes: ClassRow[]; events: EventChoice[] }> {
  const rows: { id: number; name: string; starts_at: number | string; learners: number }[] =
    await db
      .from('exam_events')
      .whereNot('status', 'draft' satisfies EventStatus)
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_EVENTS)
      .select('id', 'name', 'starts_at', 'learners')
  return {
    classes: await listClasses(),
    events: rows.map(({ starts_at: startsAt, ...row }) => ({
      ...row,
      startsAt: Number(startsAt),
    })),
  }
}

/** The classes of an event by name. */
export function classesOfEvent(eventId: number): Promise<{ id: number; name: string }[]> {
  return db
    .query<{ id: number; name: string }>()
    .from('event_classes')
    .join('classes', 'classes.id', 'event_classes.class_id')
    .where('event_classes.event_id', eventId)
    .orderBy('classes.name')
    .orderBy('classes.id')
    .select('classes.id', 'classes.name')
}
