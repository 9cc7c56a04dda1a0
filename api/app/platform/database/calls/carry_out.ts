import {
  Declined,
  type Asked,
  type Call,
  type Dialect,
  type Lookup,
  type OutsideLookup,
  type Stored,
} from '#app/platform/database/calls/call'
import { statement, type SqliteHandle } from '#app/platform/database/grouped_commits'
import type { Statement } from '#app/platform/database/raw_rows'

type AnyLookup = Lookup<unknown, unknown>
type AnyOutside = OutsideLookup<unknown, unknown>

/** Runs a call on the embedded database's connection, synchronously. */
export function carryOutAtOnce<Result>(handle: SqliteHandle, call: Call<Result>): Result {
  let state = call.next()
  while (!state.done) {
    const step = state.value
    if ('store' in step) {
      storeAtOnce(handle, step.store)
      state = call.next([])
    } else {
      state = call.next(step.find.map((asked) => rowsAtOnce(handle, asked)))
    }
  }
  return state.value
}

function storeAtOnce(handle: SqliteHandle, { change, item }: Stored): void {
  for (const { sql, values } of change.statements([item] as never[], 'sqlite')) {
    statement(handle, sql).run(...values)
  }
}

function rowsAtOnce(handle: SqliteHandle, { lookup, key }: Asked): unknown[] {
  // Nothing may wait between the statements of a group.
  if ('fetch' in lookup) throw new Declined()
  const { sql, values } = (lookup as AnyLookup).statement([key], 'sqlite')
  return statement<unknown>(handle, sql).all(...values)
}

/** A connection that executes statements in order. */
export interface Place {
  dialect: Dialect
  /** @returns the rows of each */
  each: (statements: readonly Statement[]) => Promise<unknown[][]>
}

/** Runs a call alone. Its items are stored in their order. */
export async function carryOutAlone<Result>(place: Place, call: Call<Result>): Promise<Result> {
  let state = call.next()
  while (!state.done) {
    const step = state.value
    if ('store' in step) {
      await place.each(statementsOf([step.store], place.dialect))
      state = call.next([])
    } else {
      state = call.next(await findAll(place, step.find))
    }
  }
  return state.value
}

/**
 * The rows of each request. Requests of one lookup are one statement, and all statements are sent together.
 * @param before statements to execute first
 */
export async function findAll(
  place: Place,
  asked: readonly Asked[],
  before: readonly Statement[] = []
): Promise<unknown[][]> {
  const byLookup = Map.groupBy(asked, ({ lookup }) => lookup)
  const inside = [...byLookup].filter(([lookup]) => !('fetch' in lookup))
  const statements = inside.map(([lookup, questions]) =>
    (lookup as AnyLookup).statement(differentKeys(lookup as AnyLookup, questions), place.dialect)
  )
  const [rows, outside] = await Promise.all([
    before.length + statements.length === 0 ? [] : place.each([...before, ...statements]),
    Promise.all(asked.map(({ lookup, key }) => outsideRows(lookup, key))),
  ])
  const found = new Map(
    inside.map(([lookup], at) => [lookup, byKey(lookup as AnyLookup, rows[before.length + at])])
  )
  return asked.map(({ lookup, key }, at) => {
    if ('fetch' in lookup) return outside[at] ?? []
    return found.get(lookup)?.get((lookup as AnyLookup).ofKey(key)) ?? []
  })
}

function differentKeys(lookup: AnyLookup, questions: readonly Asked[]): unknown[] {
  return [...new Map(questions.map(({ key }) => [lookup.ofKey(key), key])).values()]
}

function byKey(lookup: AnyLookup, rows: unknown[] = []): Map<string | number, unknown[]> {
  return Map.groupBy(rows, (row) => lookup.ofRow(row))
}

async function outsideRows(lookup: Asked['lookup'], key: unknown): Promise<unknown[]> {
  return 'fetch' in lookup ? (lookup as unknown as AnyOutside).fetch(key) : []
}

/** The statements for these changes, each kind for all of its items, in the order of the first of each kind. */
export function statementsOf(stored: readonly Stored[], dialect: Dialect): Statement[] {
  const byChange = Map.groupBy(stored, ({ change }) => change)
  return [...byChange].flatMap(([change, all]) =>
    change.statements(all.map(({ item }) => item) as never[], dialect)
  )
}
