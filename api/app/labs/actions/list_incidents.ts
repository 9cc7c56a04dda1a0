import db from '@adonisjs/lucid/services/db'

/** Limit of rows on the screen; the response has a flag when older ones are missing. */
const MOST_SHOWN = 500

export interface IncidentFilter {
  attemptId?: number | undefined
  seat?: string | undefined
}

export interface IncidentRow {
  id: number
  seat: string
  kind: string
  detail: string
  count: number
  at: number | string
  attempt_id: number | null
  learner: string | null
}

/** The incidents of a lab, one of its seats or one attempt; the latest first. */
export async function listIncidents(
  labId: number,
  { attemptId, seat }: IncidentFilter
): Promise<{ rows: IncidentRow[]; more: boolean }> {
  const query = db
    .from('lab_events')
    .leftJoin('attempts', 'attempts.id', 'lab_events.attempt_id')
    .leftJoin('users', 'users.id', 'attempts.user_id')
    .where('lab_events.lab_id', labId)
    .select(
      'lab_events.id',
      'lab_events.seat',
      'lab_events.kind',
      'lab_events.detail',
      'lab_events.count',
      'lab_events.at',
      'lab_events.attempt_id',
      'users.name as learner'
    )
    .orderBy('lab_events.at', 'desc')
    .orderBy('lab_events.id', 'desc')
    .limit(MOST_SHOWN + 1)
  if (attemptId !== undefined) void query.where('lab_events.attempt_id', attemptId)
  if (seat !== undefined) void query.where('lab_events.seat', seat)
  const rows = (await query) as IncidentRow[]
  return { rows: rows.slice(0, MOST_SHOWN), more: rows.length > MOST_SHOWN }
}
