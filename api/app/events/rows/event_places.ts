import type { EventPlan, LearnerTraces, EventStatus } from '#app/events/domain/schedule'
import { HAS_UNREAD } from '#app/exam/rows/notices'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import type { RawRows } from '#app/platform/database/raw_rows'
import type { EventStart } from '#contracts/events'

/** A learner's place in an event, with all the fields for them. */
export interface EventPlace {
  eventId: number
  name: string
  packageId: number
  packageName: string
  plan: EventPlan
  /** Where it takes place; null for any place. */
  lab: { id: number; name: string } | null
  hasToken: boolean
  tokenMinutes: number
  /** How many learners the event has. */
  learners: number
  admittedAt: number | null
  /** Their extra time, in per cent; 0 for none. */
  extraPercent: number
  traces: LearnerTraces
  /** Whether they have unread notices. */
  hasNotices: boolean
}

/** MySQL's driver may return a BIGINT as text. */
interface PlaceRow {
  id: number
  name: string
  package_id: number
  package_name: string
  status: EventStatus
  starts_at: number | string
  start_mode: EventStart
  window_minutes: number
  tolerance_minutes: number
  rest_minutes: number
  started_at: StoredTime | null
  closed_at: StoredTime | null
  late_until: StoredTime | null
  has_token: number
  token_minutes: number
  learners: number
  lab_id: number | null
  lab_name: string | null
  arrived_at: StoredTime | null
  ready_at: StoredTime | null
  admitted_at: StoredTime | null
  extra_percent: number | null
  attempt_status: 'running' | 'finished' | null
  has_notices: number
}

const READ_PLACES = `
  SELECT ev.id, ev.name, ev.package_id, p.name AS package_name, ev.status, ev.starts_at, ev.start_mode,
         ev.window_minutes, ev.tolerance_minutes, ev.rest_minutes, ev.started_at, ev.closed_at, ev.has_token,
         ev.token_minutes, ev.learners, ev.lab_id, l.name AS lab_name,
         el.arrived_at, el.ready_at, e.admitted_at, e.late_until, e.extra_percent, a.status AS attempt_status,
         ${HAS_UNREAD('el.user_id')} AS has_notices
  FROM event_learners el
  JOIN exam_events ev ON ev.id = el.event_id AND ev.status <> 'draft'
  JOIN packages p ON p.id = ev.package_id
  LEFT JOIN labs l ON l.id = ev.lab_id
  LEFT JOIN entitlements e ON e.event_id = ev.id AND e.user_id = el.user_id AND e.revoked_at IS NULL
  LEFT JOIN attempts a ON a.entitlement_id = e.id
  WHERE el.user_id = ? AND el.removed_at IS NULL`

/** A learner's places in events that were set for this time or later, in the order of their times. */
export async function placesSince(
  rows: RawRows,
  userId: number,
  since: number
): Promise<EventPlace[]> {
  const order = 'AND ev.starts_at >= ? ORDER BY ev.starts_at, ev.id'
  return (await rows.all<PlaceRow>(`${READ_PLACES} ${order}`, userId, since)).map(toPlace)
}

/** A learner's place in an event; null for everybody else. */
export async function placeIn(
  rows: RawRows,
  userId: number,
  eventId: number
): Promise<EventPlace | null> {
  const row = await rows.first<PlaceRow>(`${READ_PLACES} AND ev.id = ?`, userId, eventId)
  return row ? toPlace(row) : null
}

function toPlace(row: PlaceRow): EventPlace {
  return {
    eventId: row.id,
    name: row.name,
    packageId: row.package_id,
    packageName: row.package_name,
    plan: {
      status: row.status,
      startsAt: Number(row.starts_at),
      startMode: row.start_mode,
      windowMinutes: row.window_minutes,
      toleranceMinutes: row.tolerance_minutes,
      restMinutes: row.rest_minutes,
      startedAt: timeOf(row.started_at),
      closedAt: timeOf(row.closed_at),
      lateUntil: timeOf(row.late_until),
    },
    lab: row.lab_id === null ? null : { id: row.lab_id, name: row.lab_name ?? '' },
    hasToken: row.has_token === 1,
    tokenMinutes: row.token_minutes,
    learners: row.learners,
    admittedAt: timeOf(row.admitted_at),
    extraPercent: row.extra_percent ?? 0,
    traces: {
      arrivedAt: timeOf(row.arrived_at),
      readyAt: timeOf(row.ready_at),
      attemptStatus: row.attempt_status,
    },
    hasNotices: row.has_notices === 1,
  }
}
