import { extendedMinutes } from '#app/exam/domain/extra_time'
import { isInLab, restOf, type HeldGrant } from '#app/enrolment/domain/grant_terms'
import {
  HELD_BY_USER,
  HELD_COLUMNS,
  HELD_GRANTS,
  type HeldRow,
} from '#app/enrolment/rows/held_grants'
import type { Caller } from '#app/exam/domain/caller'
import { startClock } from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'
import { lookup, type Change } from '#app/platform/database/calls/call'
import { marks } from '#app/platform/database/raw_rows'
import type { Session } from '#contracts/exam'
import type { ListeningMode } from '#contracts/listening'

/** The fields of a package that an attempt starts with. */
export interface StartablePackage {
  id: number
  name: string
  contentVersion: string
  scoringTable: string
  labOnly: boolean
  minutes: Record<Session, number>
}

/** An unused grant with its package, as the driver returns it. */
export interface StartableRow extends HeldRow {
  name: string
  content_version: string
  scoring_table: string
  lab_only: number
  listening_minutes: number
  written_minutes: number
  reading_minutes: number
}

/** The unused grants of a learner, with their packages. */
export const STARTABLE = lookup<number, StartableRow>(
  {
    ...HELD_BY_USER,
    select: `
  SELECT ${HELD_COLUMNS}, p.name, p.content_version, p.scoring_table, p.lab_only, p.listening_minutes,
         p.written_minutes, p.reading_minutes
  FROM ${HELD_GRANTS} JOIN packages p ON p.id = e.package_id`,
  },
  ({ user_id }) => user_id
)

export function toPackage(row: StartableRow): StartablePackage {
  return {
    id: row.package_id,
    name: row.name,
    contentVersion: row.content_version,
    scoringTable: row.scoring_table,
    labOnly: row.lab_only === 1,
    minutes: {
      listening: row.listening_minutes,
      written: row.written_minutes,
      reading: row.reading_minutes,
    },
  }
}

/** The values that an attempt starts with. */
export interface NewAttempt {
  caller: Caller
  grant: HeldGrant
  pack: Omit<StartablePackage, 'contentVersion'>
  snapshotId: number
  /** As stored with the attempt; null for the authors' orders. */
  optionOrders: string | null
  listeningMode: ListeningMode
  /** Epoch milliseconds. */
  startedAt: number
}

/** The clock of a new attempt. */
export function clockOf({ pack, grant, startedAt }: NewAttempt): AttemptClock {
  const minutes = extendedMinutes(pack.minutes, grant.extraPercent)
  return startClock(minutes, startedAt, restOf(grant), grant.givenSeconds)
}

/** Stores new attempts. */
export const STORE_ATTEMPTS: Change<NewAttempt> = {
  statements(starts) {
    const rows = starts.map(toRow)
    const columns = Object.keys(rows[0] ?? {})
    const row = `(${marks(columns.length)})`
    return [
      {
        sql: `INSERT INTO attempts (${columns.join(', ')}) VALUES ${rows.map(() => row).join(', ')}`,
        values: rows.flatMap((values) => Object.values(values)),
      },
    ]
  },
}

/** The columns of a new attempt. */
function toRow(start: NewAttempt) {
  const { caller, grant, pack, snapshotId, optionOrders, listeningMode, startedAt } = start
  const { userId, userName, loginId, lab } = caller
  const { session, deadline, restMinutes } = clockOf(start)
  return {
    user_id: userId,
    user_name: userName,
    running_user_id: userId,
    package_id: pack.id,
    package_name: pack.name,
    entitlement_id: grant.id,
    snapshot_id: snapshotId,
    scoring_table: pack.scoringTable,
    status: 'running',
    session,
    deadline,
    listening_minutes: pack.minutes.listening,
    written_minutes: pack.minutes.written,
    reading_minutes: pack.minutes.reading,
    rest_minutes: restMinutes,
    extra_percent: grant.extraPercent,
    given_listening: grant.givenSeconds,
    option_orders: optionOrders,
    listening_mode: listeningMode,
    last_index: 0,
    flags: '[]',
    driver: loginId,
    lab_only: pack.labOnly || isInLab(grant) ? 1 : 0,
    started_lab_id: lab?.labId ?? null,
    started_seat: lab?.seat ?? null,
    seen_lab_id: lab?.labId ?? null,
    seen_seat: lab?.seat ?? null,
    seen_at: lab ? startedAt : null,
    started_at: startedAt,
  }
}

interface StartedRow {
  id: number
  running_user_id: number
}

/** The id of a learner's running attempt. */
export const STARTED = lookup<number, StartedRow>(
  { select: 'SELECT id, running_user_id FROM attempts', column: 'running_user_id' },
  (row) => row.running_user_id
)
