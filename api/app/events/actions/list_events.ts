import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import { orContains } from '#app/listing/search/literal_search'
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
  most_extra_percent: number
  started_at: number | string | null
  learners: number
  package_name: string
  listening_minutes: number
  written_minutes: number
  reading_minutes: number
  lab_name: string | null
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
      .select(
        'exam_events.*',
        'packages.name as package_name',
        'packages.listening_minutes',
        'packages.written_minutes',
        'packages.reading_minutes',
        'labs.name as lab_name'
      ),
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
