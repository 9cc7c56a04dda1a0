import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import { orContains } from '#app/listing/search/literal_search'
import { eventsWithSitters } from '#app/events/rows/event_learners'
import type { EventStatus } from '#app/events/domain/schedule'
import type { EventStart, EventColumn } from '#contracts/events'

/** An event as a row of the list; times in epoch milliseconds, which MySQL's driver may return as text. */
export interface EventRow {
  id: number
  name: string
  status: EventStatus
  starts_at: number | string
  start_mode: EventStart
  window_minutes: number
  tolerance_minutes: number
  rest_minutes: number
  started_at: number | string | null
  closed_at: number | string | null
  late_until: number | string | null
  learners: number
  package_name: string
  lab_name: string | null
  /** Whether somebody sits in it. */
  is_sat?: boolean
}

const SORT_COLUMNS: Record<EventColumn, string> = {
  mulai: 'exam_events.starts_at',
  nama: 'exam_events.name',
}

/** The events that this user may see. */
export function eventListing(
  user: User,
  list: ListQuery<EventColumn>
): Listing<EventRow, EventColumn> {
  const seesAll = user.can('events.manage')
  return {
    list,
    table: 'exam_events',
    search: (group, term) => orContains(group, ['exam_events.name'], term),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows: db
      .from('exam_events')
      .join('packages', 'packages.id', 'exam_events.package_id')
      .leftJoin('labs', 'labs.id', 'exam_events.lab_id')
      .select('exam_events.*', 'packages.name as package_name', 'labs.name as lab_name'),
    complete: withSitters,
    ...(seesAll
      ? {}
      : {
          scope: (query) => {
            const own = db.from('event_invigilators').where('user_id', user.id)
            void query.whereIn('exam_events.id', own.select('event_id'))
          },
        }),
  }
}

async function withSitters(rows: EventRow[]): Promise<EventRow[]> {
  const sat = await eventsWithSitters(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, is_sat: sat.has(row.id) }))
}
