import { lockingLookup, lookup } from '#app/platform/database/calls/call'
import type { AttemptClock } from '#app/exam/domain/types'
import type { Session } from '#contracts/exam'
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
  /** Where the learner was last seen, 0-143. */
  lastIndex: number
  /** Pages flagged as 'ragu-ragu': JSON, as it is stored. */
  flags: string
  /** Extra time in per cent; its minutes are in the clock. */
  extraPercent: number
  /** The orders of the options as they are stored; null for the authors'. */
  optionOrders: string | null
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
}

const SELECT = `
  SELECT id, running_user_id, package_id, package_name, snapshot_id, driver, lab_only, last_index, flags, session,
         deadline, listening_minutes, written_minutes, reading_minutes, rest_minutes, extra_percent, option_orders
  FROM attempts`
const BY_USER = { select: SELECT, column: 'running_user_id' }
/** The running attempt of a user. */
export const RUNNING = lookup<number, AttemptRow>(BY_USER, (row) => row.running_user_id)

/** The same, locked. */
export const LOCKED_RUNNING = lockingLookup<number, AttemptRow>(
  BY_USER,
  (row) => row.running_user_id
)

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
    optionOrders: row.option_orders,
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
