import type { GrantSource } from '#contracts/grants'
import type { ListeningMode } from '#contracts/listening'
import type { HeldGrant } from '#app/enrolment/domain/grant_terms'
import { lockingLookup, lookup } from '#app/platform/database/calls/call'
import { timeOf } from '#app/platform/database/columns'

/** The columns of `HeldRow`, of unused grants `e` with their terms `t`. */
export const HELD_COLUMNS = `e.id, e.user_id, e.package_id, e.source, e.granted_at, e.admitted_at, e.late_until, e.extra_percent, e.given_seconds, t.opens_at,
         t.closes_at, t.lab_id, t.needs_admission, t.rest_minutes, t.shuffles_options, t.listening_mode`
export const HELD_GRANTS = 'entitlements e LEFT JOIN grant_terms t ON t.event_id = e.event_id'
/** Unused grants by their learner. */
export const HELD_BY_USER = {
  column: 'e.user_id',
  end: ' AND e.used_at IS NULL AND e.revoked_at IS NULL',
}

/** A learner's unused grants with their terms. */
export const HELD = lookup<number, HeldRow>(
  { ...HELD_BY_USER, select: `SELECT ${HELD_COLUMNS} FROM ${HELD_GRANTS}` },
  ({ user_id }) => user_id
)

/** The ids of a learner's unused grants, locked so that no other transaction uses them up. */
export const LOCKED_UNUSED = lockingLookup<number, { id: number; user_id: number }>(
  { ...HELD_BY_USER, select: 'SELECT e.id, e.user_id FROM entitlements e' },
  ({ user_id }) => user_id
)

/** MySQL's driver may return a BIGINT as text. */
export interface HeldRow {
  id: number
  user_id: number
  package_id: number
  source: GrantSource
  granted_at: number | string
  admitted_at: number | string | null
  late_until: number | string | null
  extra_percent: number
  given_seconds: number
  opens_at: number | string | null
  closes_at: number | string | null
  lab_id: number | null
  needs_admission: number | null
  rest_minutes: number | null
  shuffles_options: number | null
  listening_mode: ListeningMode | null
}

export function toHeld(row: HeldRow): HeldGrant {
  return {
    id: row.id,
    packageId: row.package_id,
    source: row.source,
    grantedAt: Number(row.granted_at),
    admittedAt: timeOf(row.admitted_at),
    extraPercent: row.extra_percent,
    givenSeconds: row.given_seconds,
    terms:
      row.closes_at === null
        ? null
        : {
            opensAt: timeOf(row.opens_at),
            closesAt: Math.max(Number(row.closes_at), timeOf(row.late_until) ?? 0),
            labId: row.lab_id,
            needsAdmission: row.needs_admission === 1,
            restMinutes: row.rest_minutes,
            shufflesOptions: row.shuffles_options === 1,
            listeningMode: row.listening_mode ?? 'latihan',
          },
  }
}
