import db from '@adonisjs/lucid/services/db'
import { statement, type SqliteHandle } from '#app/platform/database/grouped_commits'
import type { MysqlHandle } from '#app/platform/database/mysql_handle'
import {
  lendConnection,
  lendBatchConnection,
  type LentConnection,
} from '#app/platform/database/lent_connection'

/** A statement of ours, with `?` for each of its values. */
export interface Statement {
  sql: string
  values: readonly unknown[]
}

/** Reads rows as the driver returns them, without knex and Lucid. The statements are ours, with `?` for values. */
export interface RawRows {
  first<Row>(sql: string, ...values: unknown[]): Promise<Row | undefined>
  all<Row>(sql: string, ...values: unknown[]): Promise<Row[]>
  /** The first column of all rows, 0 to 4,294,967,295, in four bytes each. */
  numbers(sql: string, ...values: unknown[]): Promise<Uint32Array>
  /**
   * Executes statements in order that don't depend on each other's results: in one round trip where the connection
   * accepts several. When one fails, those after it are not executed.
   * @returns the rows of each
   */
  each<Rows extends unknown[][]>(statements: readonly Statement[]): Promise<Rows>
}

/** The same in a transaction, with changes. */
export interface RawChanges extends RawRows {
  /** `each` for statements of which some change rows. */
  change<Rows extends unknown[][]>(statements: readonly Statement[]): Promise<Rows>
  /** Defers changes to the transaction's end, where they are sent with COMMIT in one round trip. */
  changeLast(statements: readonly Statement[]): void
  /** The deferred statements. */
  readonly last: readonly Statement[]
  /** Whether anything was changed, or tried, or is deferred. */
  readonly hasChanged: boolean
}

type Reading<Result> = (rows: RawRows) => Promise<Result>

/**
 * Lets `work` read on one connection, between the transactions of others. For frequent reads; it must not request
 * another connection.
 */
export async function withRawRows<Result>(work: Reading<Result>): Promise<Result> {
  await using lent = await lendConnection()
  return await work(rowsOn(lent))
}

/** The same for reads of little database time: they share few connections, which accept several statements. */
export async function withBatchedRows<Result>(work: Reading<Result>): Promise<Result> {
  await using lent = await lendBatchConnection()
  return await work(rowsOn(lent))
}

function rowsOn(lent: LentConnection): RawRows {
  return db.connection().dialect.name === 'better-sqlite3'
    ? sqliteRows(lent.connection as SqliteHandle)
    : mysqlRows(lent)
}

function sqliteRows(handle: SqliteHandle): RawRows {
  return {
    first: async <Row>(sql: string, ...values: unknown[]) =>
      statement<Row>(handle, sql).get(...values),
    all: async <Row>(sql: string, ...values: unknown[]) =>
      statement<Row>(handle, sql).all(...values),
    // Not kept for good: searches have many forms.
    numbers: async (sql, ...values) => {
      const numbers = handle.prepare<number>(sql).pluck(true)
      try {
        return Uint32Array.from(numbers.all(...values))
      } finally {
        numbers.pluck(false)
      }
    },
    each: async <Rows extends unknown[][]>(statements: readonly Statement[]) =>
      statements.map(({ sql, values }) => statement<unknown>(handle, sql).all(...values)) as Rows,
  }
}

/**
 * On a connection of a MySQL-protocol database that is in a transaction.
 * @param begin the statement that begins it, sent with the first others; without one it has begun
 */
export function mysqlChanges(
  lent: Pick<LentConnection, 'connection' | 'takesSeveral'>,
  begin?: string
): RawChanges {
  const rows = mysqlRows(lent, begin)
  const last: Statement[] = []
  let hasChanged = false
  const change: RawChanges['change'] = (statements) => {
    hasChanged = true
    return rows.each(statements)
  }
  return {
    ...rows,
    change,
    changeLast: (statements) => void last.push(...statements),
    last,
    get hasChanged() {
      return hasChanged || last.length > 0
    },
  }
}

/** A statement for the rows whose column is one of several keys. */
export interface Selection {
  select: string
  column: string
  end?: string
}

/** Longer texts are rare, and each is kept for good. */
const KEPT_COUNT = 512

/**
 * Keeps the text of a statement for each count of its values: preparing, and finding what was prepared, takes longer with
 * a text that is composed anew.
 * @param compose the text for a count of 0 or more
 */
export function byCount(compose: (count: number) => string): (count: number) => string {
  const kept: (string | undefined)[] = []
  return (count) => (count > KEPT_COUNT ? compose(count) : (kept[count] ??= compose(count)))
}

const amongTexts = new WeakMap<Selection, (count: number) => string>()

/**
 * The statement that selects the rows whose `column` is one of the keys.
 * @param selection a constant: its texts are kept
 */
export function among(selection: Selection, keys: readonly unknown[]): Statement {
  let text = amongTexts.get(selection)
  if (!text) {
    const { select, column, end = '' } = selection
    text = byCount((count) => `${select} WHERE ${column} IN (${marks(count)})${end}`)
    amongTexts.set(selection, text)
  }
  return { sql: text(keys.length), values: keys }
}

/** `?, ?, ?` for so many values; `NULL`, which matches nothing, for none. */
export const marks = byCount((count) =>
  count === 0 ? 'NULL' : Array.from({ length: count }, () => '?').join(', ')
)

/** `(?, ?), (?, ?)` for so many rows of values. */
export function tuples(rows: number, columns: number): string {
  return Array.from({ length: rows }, () => `(${marks(columns)})`).join(', ')
}

function mysqlRows(
  { connection, takesSeveral }: Pick<LentConnection, 'connection' | 'takesSeveral'>,
  begin?: string
): RawRows {
  const handle = connection as MysqlHandle
  const send = (sql: string, values: readonly unknown[]) =>
    new Promise<unknown[]>((resolve, reject) => {
      handle.query(sql, values, (error, rows) => (error ? reject(error) : resolve(rows)))
    })
  let first: Statement[] = begin === undefined ? [] : [{ sql: begin, values: [] }]

  const each = async <Rows extends unknown[][]>(statements: readonly Statement[]) => {
    const before = first
    first = []
    const all = [...before, ...statements]
    const found = takesSeveral ? await atOnce(all, send) : await inOrder(all, send)
    return found.slice(before.length) as Rows
  }
  const all = async <Row>(sql: string, ...values: unknown[]) =>
    ((await each([{ sql, values }])) as [Row[]])[0]
  return {
    all,
    each,
    numbers: (sql, ...values) => streamNumbers(handle, sql, values),
    first: async <Row>(sql: string, ...values: unknown[]) => (await all<Row>(sql, ...values))[0],
  }
}

type Send = (sql: string, values: readonly unknown[]) => Promise<unknown[]>

async function atOnce(statements: readonly Statement[], send: Send): Promise<unknown[][]> {
  const text = statements.map(({ sql }) => sql).join(';')
  const found = await send(
    text,
    statements.flatMap(({ values }) => values)
  )
  // The driver returns the rows of one statement without a list around them.
  return statements.length === 1 ? [found] : (found as unknown[][])
}

async function inOrder(statements: readonly Statement[], send: Send): Promise<unknown[][]> {
  const found: unknown[][] = []
  for (const { sql, values } of statements) found.push(await send(sql, values))
  return found
}

/** Retains only a row's number: the driver's rows take a hundred bytes each. */
function streamNumbers(handle: MysqlHandle, sql: string, values: unknown[]): Promise<Uint32Array> {
  let numbers = new Uint32Array(1024)
  let count = 0
  return new Promise((resolve, reject) => {
    // The driver doesn't report a lost connection to a statement that streams its rows.
    handle.once('error', reject)
    handle
      .query({ sql, values, rowsAsArray: true })
      .on('result', ([value]: [number]) => {
        if (count === numbers.length) {
          const longer = new Uint32Array(count * 2)
          longer.set(numbers)
          numbers = longer
        }
        numbers[count++] = value
      })
      .on('error', reject)
      .on('end', () => {
        handle.off('error', reject)
        resolve(numbers.subarray(0, count))
      })
  })
}
