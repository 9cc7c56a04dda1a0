import { statement, type SqliteHandle } from '#app/platform/database/grouped_commits'
import type { Caller, FindCaller } from '#app/exam/caller'
import { among, type QuickRows, type Statement } from '#app/platform/database/quick_rows'
import type { AttemptClock } from '#app/exam/domain/types'
import type { Session } from '#contracts/exam'
import { extendedMinutes } from '#contracts/extra_time'

/** A running attempt as the quick ways read it. */
export interface RunningAttempt {
  id: number
  packageId: number
  packageName: string
  snapshotId: number
  /** The login that may change it. */
  driver: string
  labOnly: boolean
  /** Where the learner was last seen, 0-143. */
  lastIndex: number
  /** Pages flagged as 'ragu-ragu': JSON, as it is stored. */
  flags: string
  /** Extra time in per cent; its minutes are in the clock. */
  extraPercent: number
  /** Whether the options are in orders of the learner's own. */
  isShuffled: boolean
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
  is_shuffled: number
}

/** The running attempts of users. */
export const RUNNING = {
  select: `
  SELECT id, running_user_id, package_id, package_name, snapshot_id, driver, lab_only, last_index, flags, session,
         deadline, listening_minutes, written_minutes, reading_minutes, rest_minutes, extra_percent,
         option_orders IS NOT NULL AS is_shuffled
  FROM attempts`,
  column: 'running_user_id',
}
const READ_ATTEMPT = `${RUNNING.select} WHERE ${RUNNING.column} = ?`
/** Of MariaDB and MySQL, each in words that the other skips; older ones wait for the lock. */
export const LOCK_FREE_ONES = ' FOR UPDATE /*M!100600 SKIP LOCKED */ /*!80001 SKIP LOCKED */'

/** The user's running attempt; null when none runs. */
export function runningAttemptOn(handle: SqliteHandle, userId: number): RunningAttempt | null {
  const row = statement<AttemptRow>(handle, READ_ATTEMPT).get(userId)
  return row ? toAttempt(row) : null
}

/** Who calls, and their running attempt; null when nobody is known or none runs. */
export async function readRunningAttempt(
  rows: QuickRows,
  find: FindCaller,
  now: number
): Promise<{ caller: Caller; attempt: RunningAttempt } | null> {
  const { caller, found } = await find.fromWith<AttemptRow>(rows, now, (whose) => ({
    sql: `${RUNNING.select} WHERE ${RUNNING.column} = ${whose.sql}`,
    values: whose.values,
  }))
  const [row] = found
  return caller && row ? { caller, attempt: toAttempt(row) } : null
}

/**
 * What finds the running attempts of these users and locks them until the transaction's end. Those that somebody else
 * has locked are left out, so that nobody waits for them.
 */
export function lockingRunningAttempts(userIds: readonly number[]): Statement {
  return among({ ...RUNNING, end: LOCK_FREE_ONES }, userIds)
}

/** Running attempts by user. */
export function byUser(found: readonly AttemptRow[]): Map<number, RunningAttempt> {
  return new Map(found.map((row) => [row.running_user_id, toAttempt(row)]))
}

export function toAttempt(row: AttemptRow): RunningAttempt {
  return {
    id: row.id,
    packageId: row.package_id,
    packageName: row.package_name,
    snapshotId: row.snapshot_id,
    driver: row.driver,
    labOnly: row.lab_only === 1,
    lastIndex: row.last_index,
    flags: row.flags,
    extraPercent: row.extra_percent,
    isShuffled: row.is_shuffled === 1,
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
    },
  }
}
