import {
  countingGrant,
  isInLab,
  type GrantWish,
  type HeldGrant,
} from '#app/enrolment/domain/grant_terms'
import {
  HELD_BY_USER,
  HELD_COLUMNS,
  HELD_GRANTS,
  toHeld,
  type HeldRow,
} from '#app/enrolment/rows/held_grants'
import { statement, type SqliteHandle } from '#app/platform/database/grouped_commits'
import {
  among,
  marks,
  type QuickChanges,
  type QuickRows,
  type Statement,
} from '#app/platform/database/quick_rows'
import {
  LOCK_FREE_ONES,
  RUNNING,
  toAttempt,
  type AttemptRow,
  type RunningAttempt,
} from '#app/exam/rows/running_attempts'
import type { Caller } from '#app/exam/caller'
import type { AttemptClock } from '#app/exam/domain/types'

/** A learner's grant with its package. */
export interface StartablePackage {
  grant: HeldGrant
  id: number
  name: string
  contentVersion: string
  scoringTable: string
  labOnly: number
  listening: number
  written: number
  reading: number
}

/** An unused grant with its package, as the driver returns it. */
export interface StartableRow extends HeldRow, Omit<StartablePackage, 'id' | 'grant'> {
  user_id: number
}

const STARTABLE = `
  SELECT ${HELD_COLUMNS}, e.user_id, p.name, p.content_version AS contentVersion,
         p.scoring_table AS scoringTable, p.lab_only AS labOnly,
         p.listening_minutes AS listening, p.written_minutes AS written, p.reading_minutes AS reading
  FROM ${HELD_GRANTS} JOIN packages p ON p.id = e.package_id`
const READ_STARTABLE = `${STARTABLE} WHERE ${HELD_BY_USER}`

const USE_ENTITLEMENT =
  'UPDATE entitlements SET used_at = ? WHERE id = ? AND used_at IS NULL AND revoked_at IS NULL'

const SIT = "UPDATE users SET exam_status = 'ujian', active_package_id = ? WHERE id = ?"

/** The unused grants of a learner, with their packages. */
export function startableOn(handle: SqliteHandle, userId: number): StartableRow[] {
  return statement<StartableRow>(handle, READ_STARTABLE).all(userId)
}

/** The package of the grant that counts, if it may be used now; see `countingGrant`. */
export function startableOf(
  rows: readonly StartableRow[],
  wish: GrantWish,
  now: number
): StartablePackage | undefined {
  const counting = countingGrant(rows.map(toHeld), wish, now)
  if (!counting || counting.hindrance) return undefined
  const { grant } = counting
  const row = rows.find(({ id }) => id === grant.id)
  return row && { ...row, id: grant.packageId, grant }
}

/** What an attempt begins with. */
export interface QuickStart {
  caller: Caller
  pack: StartablePackage
  snapshotId: number
  clock: AttemptClock
  /** As stored with the attempt; null for the authors' orders. */
  optionOrders: string | null
}

/** The columns of a new attempt, as `Attempt.create` sets them. */
function toRow({ caller, pack, snapshotId, clock, optionOrders }: QuickStart, now: number) {
  const { userId, userName, loginId, lab } = caller
  const { grant, scoringTable, listening, written, reading } = pack
  return {
    user_id: userId,
    user_name: userName,
    running_user_id: userId,
    package_id: pack.id,
    package_name: pack.name,
    entitlement_id: grant.id,
    snapshot_id: snapshotId,
    scoring_table: scoringTable,
    status: 'running',
    session: clock.session,
    deadline: clock.deadline,
    listening_minutes: listening,
    written_minutes: written,
    reading_minutes: reading,
    rest_minutes: clock.restMinutes,
    extra_percent: grant.extraPercent,
    option_orders: optionOrders,
    last_index: 0,
    flags: '[]',
    driver: loginId,
    lab_only: pack.labOnly === 1 || isInLab(grant) ? 1 : 0,
    started_lab_id: lab?.labId ?? null,
    started_seat: lab?.seat ?? null,
    seen_lab_id: lab?.labId ?? null,
    seen_seat: lab?.seat ?? null,
    seen_at: lab ? now : null,
    started_at: now,
  }
}

/** Uses the entitlement up and stores the attempt, as `beginSitting` and `Attempt.create` do; returns its id. */
export function startOn(handle: SqliteHandle, start: QuickStart, now: number): number {
  statement(handle, USE_ENTITLEMENT).run(now, start.pack.grant.id)
  statement(handle, SIT).run(start.pack.id, start.caller.userId)
  const { sql, values } = inserting([toRow(start, now)])
  return Number(statement(handle, sql).run(...values).lastInsertRowid)
}

function inserting(rows: readonly Record<string, unknown>[]): Statement {
  const columns = Object.keys(rows[0] ?? {})
  const row = `(${marks(columns.length)})`
  return {
    sql: `INSERT INTO attempts (${columns.join(', ')}) VALUES ${rows.map(() => row).join(', ')}`,
    values: rows.flatMap((values) => Object.values(values)),
  }
}

const BY_USERS = { column: 'e.user_id', end: ' AND e.used_at IS NULL AND e.revoked_at IS NULL' }
const UNUSED = { ...BY_USERS, select: 'SELECT e.id FROM entitlements e' }
const STARTED = { select: 'SELECT id, running_user_id FROM attempts', column: 'running_user_id' }

/** What several learners may start, by user: their grants that nobody else has locked, locked until the transaction's end. */
export interface Startables {
  running: Map<number, RunningAttempt>
  grants: Map<number, StartableRow[]>
  /** The ids of the grants that are locked: nobody else uses them up. */
  locked: Set<number>
}

/** Of users on a MySQL-protocol database; each statement is one for all. */
export async function lockStartables(
  rows: QuickRows,
  userIds: readonly number[]
): Promise<Startables> {
  if (userIds.length === 0) return { running: new Map(), grants: new Map(), locked: new Set() }
  const [locked, running, grants] = await rows.each<
    [{ id: number }[], AttemptRow[], StartableRow[]]
  >([
    // First: what is read after it is what counts while it is locked.
    among({ ...UNUSED, end: UNUSED.end + LOCK_FREE_ONES }, userIds),
    among(RUNNING, userIds),
    among({ ...BY_USERS, select: STARTABLE }, userIds),
  ])
  return {
    locked: new Set(locked.map(({ id }) => id)),
    running: new Map(running.map((row) => [row.running_user_id, toAttempt(row)])),
    grants: Map.groupBy(grants, ({ user_id }) => user_id),
  }
}

/** `startOn` for several learners, at their times; returns the attempts' ids by user. */
export async function startAll(
  rows: QuickChanges,
  starts: readonly (QuickStart & { now: number })[]
): Promise<Map<number, number>> {
  if (starts.length === 0) return new Map()
  const userIds = starts.map(({ caller }) => caller.userId)
  const grantIds = starts.map(({ pack }) => pack.grant.id)
  const cases = 'WHEN ? THEN ? '.repeat(starts.length)
  const [, , , started] = await rows.change<[never[], never[], never[], StartedRow[]]>([
    {
      sql: `UPDATE entitlements SET used_at = CASE id ${cases}END WHERE id IN (${marks(starts.length)})`,
      values: [...starts.flatMap(({ pack, now }) => [pack.grant.id, now]), ...grantIds],
    },
    {
      sql: `UPDATE users SET exam_status = 'ujian', active_package_id = CASE id ${cases}END
            WHERE id IN (${marks(starts.length)})`,
      values: [...starts.flatMap(({ caller, pack }) => [caller.userId, pack.id]), ...userIds],
    },
    inserting(starts.map((start) => toRow(start, start.now))),
    among(STARTED, userIds),
  ])
  return new Map(started.map(({ id, running_user_id }) => [running_user_id, id]))
}

interface StartedRow {
  id: number
  running_user_id: number
}
