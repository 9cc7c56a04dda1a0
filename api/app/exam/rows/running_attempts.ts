import { lockingLookup, lookup } from '#app/platform/database/calls/call'
import { dialect } from '#app/platform/database/calls/ways'
import { inParts } from '#app/platform/database/in_parts'
import { withRawRows } from '#app/platform/database/raw_rows'
import type { AttemptClock } from '#app/exam/domain/types'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import type { Session } from '#contracts/exam'
import type { ListeningMode } from '#contracts/listening'
import { HAS_UNREAD } from '#app/exam/rows/notices'
import { extendedMinutes } from '#app/exam/domain/extra_time'

/** A running attempt as exam calls read it. */
export interface RunningAttempt {
  id: number
  packageId: number
  packageName: string
  snapshotId: number
  /** The login that may change it. */
  driver: string
  labOnly: boolean
  /** Whether any login of the learner may drive it. */
  isReleased: boolean
  /** Where the learner was last seen, 0-143. */
  lastIndex: number
  /** Pages flagged as 'ragu-ragu': JSON, as it is stored. */
  flags: string
  /** Extra time in per cent; its minutes are in the clock. */
  extraPercent: number
  /** The orders of the options as they are stored; null for the authors'. */
  optionOrders: string | null
  listeningMode: ListeningMode
  /** Whether the learner may have unread notices. */
  hasNotices: boolean
  clock: AttemptClock
}

/** As the driver returns it. */
export interface AttemptRow {
  id: number
  running_user_id: number
  package_id: number
  package_name: string
  snapshot_id: number
  driver: string
  lab_only: number
  last_index: number
  flags: string
  session: Session
  /** MySQL's driver may return a BIGINT as text. */
  deadline: number | string
  listening_minutes: number
  written_minutes: number
  reading_minutes: number
  rest_minutes: number | null
  extra_percent: number
  option_orders: string | null
  listening_mode: ListeningMode
  given_listening: number
  given_written: number
  given_reading: number
  paused_at: StoredTime | null
  runs_since: StoredTime | null
  rest_held_ms: StoredTime | null
  ended_at: StoredTime | null
  released_at: StoredTime | null
  left_early_ms: StoredTime | null
  /** Missing when it is read with a lock. */
  has_notices?: number
}

const COLUMNS = `
         id, running_user_id, package_id, package_name, snapshot_id, driver, lab_only, last_index, flags, session,
         deadline, listening_minutes, written_minutes, reading_minutes, rest_minutes, extra_percent, option_orders,
         given_listening, given_written, given_reading, paused_at, runs_since, rest_held_ms, ended_at, released_at,
         left_early_ms, listening_mode`

const BY_USER = { select: `SELECT ${COLUMNS} FROM attempts`, column: 'running_user_id' }
/** The running attempt of a user, and whether they have unread notices. */
export const RUNNING = lookup<number, AttemptRow>(
  {
    ...BY_USER,
    select: `SELECT ${COLUMNS}, ${HAS_UNREAD('attempts.user_id')} AS has_notices FROM attempts`,
  },
  (row) => row.running_user_id
)

/** The attempt alone, locked. */
export const LOCKED_RUNNING = lockingLookup<number, AttemptRow>(
  BY_USER,
  (row) => row.running_user_id
)

/** The running attempts of users. */
export async function runningAttempts(userIds: readonly number[]): Promise<RunningAttempt[]> {
  const found: RunningAttempt[] = []
  for (const some of inParts(userIds)) {
    const { sql, values } = RUNNING.statement(some, dialect())
    const rows = await withRawRows((raw) => raw.all<AttemptRow>(sql, ...values))
    found.push(...rows.map(toAttempt))
  }
  return found
}

export function toAttempt(row: AttemptRow): RunningAttempt {
  return {
    id: row.id,
    packageId: row.package_id,
    packageName: row.package_name,
    snapshotId: row.snapshot_id,
    driver: row.driver,
    labOnly: row.lab_only === 1,
    isReleased: row.released_at !== null,
    lastIndex: row.last_index,
    flags: row.flags,
    extraPercent: row.extra_percent,
    optionOrders: row.option_orders,
    listeningMode: row.listening_mode,
    hasNotices: row.has_notices !== 0,
    clock: {
      status: 'running',
      session: row.session,
      deadline: Number(row.deadline),
      minutes: extendedMinutes(
        {
          listening: row.listening_minutes,
          written: row.written_minutes,
          reading: row.reading_minutes,
        },
        row.extra_percent
      ),
      restMinutes: row.rest_minutes,
      byHand: {
        given: {
          listening: row.given_listening,
          written: row.given_written,
          reading: row.given_reading,
        },
        pausedAt: timeOf(row.paused_at),
        runsSince: timeOf(row.runs_since),
        restHeldMs: timeOf(row.rest_held_ms) ?? 0,
        endedAt: timeOf(row.ended_at),
        leftEarlyMs: timeOf(row.left_early_ms),
      },
    },
  }
}
