import { among, type Statement } from '#app/platform/database/raw_rows'

/** The two kinds of databases, where a statement has to differ. */
export type Dialect = 'sqlite' | 'mysql'

/** Finds rows by a key. One statement finds those of several keys. */
export interface Lookup<Key, Row> {
  statement: (keys: readonly Key[], dialect: Dialect) => Statement
  /** The shared part of a key and its rows. */
  ofKey: (key: Key) => string | number
  ofRow: (row: Row) => string | number
}

/** Fetches data that isn't in the database, such as a session in Redis. */
export interface OutsideLookup<Key, Found> {
  fetch: (key: Key) => Promise<Found[]>
}

/** Changes rows. Few statements cover several items. */
export interface Change<Item> {
  statements: (items: readonly Item[], dialect: Dialect) => readonly Statement[]
}

/** A lookup and one key. Their types belong together, which `find` ensures. */
export interface Asked {
  lookup: Lookup<never, never> | OutsideLookup<never, never>
  key: unknown
}

/** A change and one item of it. */
export interface Stored {
  change: Change<never>
  item: unknown
}

/** A request that a call yields. */
export type Step = { find: readonly Asked[] } | { store: Stored }

/**
 * A change or a read that is written once for every executor: alone, in a group on the embedded database, or in step
 * with others on a MySQL-protocol database. It yields its database requests and decides by the rows that come back.
 * It may be run again from its beginning, so it must change nothing but the database.
 */
export type Call<Result> = Generator<Step, Result, readonly unknown[][]>

/** The call is not a case for the fast path; thrown before anything is stored. */
export class Declined extends Error {}

/** The rows of a key; none for null. */
export function* find<Key, Row>(
  lookup: Lookup<Key, Row> | OutsideLookup<Key, Row>,
  key: Key | null | undefined
): Call<Row[]> {
  if (key === null || key === undefined) return []
  const [rows = []] = yield { find: [{ lookup: lookup as Asked['lookup'], key }] }
  return rows as Row[]
}

/** Stores an item, at the latest when the call ends or fetches rows. */
export function* store<Item>(change: Change<Item>, item: Item): Call<void> {
  yield { store: { change, item } }
}

type Results<Calls extends readonly Call<unknown>[]> = {
  -readonly [At in keyof Calls]: Calls[At] extends Call<infer Result> ? Result : never
}

/** Runs calls that store nothing in step, so that their simultaneous lookups are fetched together. */
export function* together<const Calls extends readonly Call<unknown>[]>(
  ...calls: Calls
): Call<Results<Calls>> {
  const states = calls.map((call) => call.next())
  for (;;) {
    const asked = states.flatMap((state) => (state.done ? [] : questionOf(state.value)))
    if (asked.length === 0) break
    const found = yield { find: asked }
    let read = 0
    for (const [at, state] of states.entries()) {
      if (state.done) continue
      const rows = found.slice(read, read + questionOf(state.value).length)
      read += rows.length
      states[at] = (calls[at] as Call<unknown>).next(rows)
    }
  }
  return states.map(({ value }) => value) as Results<Calls>
}

function questionOf(step: Step): readonly Asked[] {
  if ('find' in step) return step.find
  throw new TypeError('a call that stores cannot be carried out together with others')
}

/** Rows by one column; `end` follows the condition. */
export interface ByColumn {
  select: string
  column: string
  end?: string
}

/** A lookup by one column. */
export function lookup<Key extends string | number, Row>(
  selection: ByColumn,
  ofRow: (row: Row) => Key
): Lookup<Key, Row> {
  return { statement: (keys) => among(selection, keys), ofKey: (key) => key, ofRow }
}

/** Of MariaDB and MySQL, each in a comment that the other skips; older ones wait for the lock. */
const LOCK_FREE_ONES = ' FOR UPDATE /*M!100600 SKIP LOCKED */ /*!80001 SKIP LOCKED */'

/**
 * The same with the rows locked until the transaction's end. Rows that another transaction has locked aren't found,
 * so that no group waits for them. The embedded database runs transactions one after the other.
 */
export function lockingLookup<Key extends string | number, Row>(
  selection: ByColumn,
  ofRow: (row: Row) => Key
): Lookup<Key, Row> {
  const locking = { ...selection, end: (selection.end ?? '') + LOCK_FREE_ONES }
  return {
    ...lookup(selection, ofRow),
    statement: (keys, dialect) => among(dialect === 'mysql' ? locking : selection, keys),
  }
}
