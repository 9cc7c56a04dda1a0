import db from '@adonisjs/lucid/services/db'
import { commitTimes } from '#app/platform/database/commit_times'
import { lendConnection } from '#app/platform/database/lent_connection'
import { CommitRefused } from '#app/platform/database/transaction'

/** A prepared statement of the embedded database's driver. */
export interface PreparedStatement<Row> {
  get(...values: unknown[]): Row | undefined
  all(...values: unknown[]): Row[]
  /** Whether a row is its first column from now on. */
  pluck(isFirstColumn: boolean): this
  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint }
}

/** The embedded database's connection, which is synchronous. */
export interface SqliteHandle {
  readonly inTransaction: boolean
  exec(sql: string): unknown
  prepare<Row>(sql: string): PreparedStatement<Row>
}

type Work<Result> = (handle: SqliteHandle) => Result

interface Member {
  work: Work<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** How many changes one disk flush stores at most; others wait for the next. */
const GROUP_MAX = 256

/**
 * Commits the changes of several requests together, so that they share one disk flush: for frequent small changes on
 * the embedded database, where nothing in between waits. Each has its own savepoint: one that fails doesn't affect
 * the others. No request is answered before the database has confirmed COMMIT for all.
 */
export class GroupedCommits {
  #waiting: Member[] = []
  #isDraining = false

  /** Whether the database is the embedded one. Others have `SharedTransactions`. */
  get isSupported(): boolean {
    return db.connection().dialect.name === 'better-sqlite3'
  }

  /**
   * Runs `work` in a transaction with others; it must not wait for anything.
   * @throws CommitRefused when the database did not confirm COMMIT; what `work` throws, with nothing of it written,
   *   whatever becomes of the others
   */
  run<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Member['resolve'], reject })
      if (this.#isDraining) return
      this.#isDraining = true
      // Requests that have arrived already join.
      setImmediate(() => void this.#drain())
    })
  }

  async #drain(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#commitGroup()
    } finally {
      this.#isDraining = false
    }
  }

  async #commitGroup(): Promise<void> {
    let members: Member[] = []
    try {
      await using lent = await lendConnection()
      members = this.#waiting.splice(0, GROUP_MAX)
      try {
        settle(members, lent.connection as SqliteHandle)
      } catch (error) {
        // Even ROLLBACK failed: the connection with its open transaction must not return to the pool.
        lent.retire(error)
        throw error
      }
    } catch (error) {
      // Without a connection, none of the waiting requests can be served.
      for (const { reject } of members.length > 0 ? members : this.#waiting.splice(0)) reject(error)
    }
  }
}

/** Runs the members in one transaction and answers them afterwards. */
function settle(members: readonly Member[], handle: SqliteHandle): void {
  // Inside a test's transaction there is no COMMIT.
  const [begin, commit, rollback] = handle.inTransaction
    ? ['SAVEPOINT grouped', 'RELEASE grouped', 'ROLLBACK TO grouped; RELEASE grouped']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK']

  const stored = new Map<Member, unknown>()
  const failed = new Map<Member, unknown>()
  try {
    handle.exec(begin)
    for (const member of members) {
      try {
        stored.set(member, runAlone(member, handle))
      } catch (error) {
        // The database has rolled back the whole transaction, for example because the disk is full.
        if (!handle.inTransaction) throw error
        failed.set(member, error)
      }
    }
    const hasAnswered = commitTimes.begin()
    try {
      handle.exec(stored.size > 0 ? commit : rollback)
    } finally {
      hasAnswered()
    }
  } catch (error) {
    if (handle.inTransaction) handle.exec(rollback)
    const refused = new CommitRefused(error, false)
    for (const member of members) failed.set(member, failed.get(member) ?? refused)
    stored.clear()
  }
  for (const [{ reject }, error] of failed) reject(error)
  for (const [{ resolve }, value] of stored) resolve(value)
}

/** Runs a member in a savepoint, which is undone when it fails. */
function runAlone({ work }: Member, handle: SqliteHandle): unknown {
  statement(handle, 'SAVEPOINT member').run()
  try {
    const value = work(handle)
    statement(handle, 'RELEASE member').run()
    return value
  } catch (error) {
    if (handle.inTransaction) handle.exec('ROLLBACK TO member; RELEASE member')
    throw error
  }
}

const prepared = new WeakMap<SqliteHandle, Map<string, PreparedStatement<unknown>>>()

/** The statement for a connection, prepared once. */
export function statement<Row = never>(handle: SqliteHandle, sql: string): PreparedStatement<Row> {
  let known = prepared.get(handle)
  if (!known) prepared.set(handle, (known = new Map()))
  let existing = known.get(sql)
  if (!existing) known.set(sql, (existing = handle.prepare<unknown>(sql)))
  return existing as PreparedStatement<Row>
}
