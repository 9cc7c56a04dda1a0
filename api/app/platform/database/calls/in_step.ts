import { Declined, type Asked, type Call, type Stored } from '#app/platform/database/calls/call'
import { findAll, statementsOf, type Place } from '#app/platform/database/calls/carry_out'
import type { RawChanges } from '#app/platform/database/raw_rows'

/** The result of one call in its group: a value, null where it declined, or the error that it alone met. */
export type Outcome<Value> = { value: Value | null } | { error: unknown }

interface Running<Value> {
  call: Call<Value>
  /** The rows that it received last; empty at its beginning. */
  found: readonly unknown[][]
  /** The items that it stores, not executed yet. */
  stored: Stored[]
  outcome?: Outcome<Value>
  asks: readonly Asked[]
}

/**
 * Runs calls in step, in one transaction on a MySQL-protocol database: their simultaneous requests are one statement
 * for each lookup, and what they store goes with COMMIT. Calls of a group must be about different rows. The items of
 * a call are stored only when it ends well.
 */
export async function carryOutInStep<Value>(
  rows: RawChanges,
  calls: readonly Call<Value>[]
): Promise<Outcome<Value>[]> {
  const all = calls.map((call): Running<Value> => ({ call, found: [], stored: [], asks: [] }))
  const place: Place = { dialect: 'mysql', each: (statements) => rows.each(statements) }
  for (let running = all; ;) {
    running.forEach(advance)
    running = running.filter(({ outcome }) => outcome === undefined)
    if (running.length === 0) break
    // A call that fetches after storing an item must see the result.
    const before = statementsOf(
      running.flatMap(({ stored }) => stored.splice(0)),
      'mysql'
    )
    const changing: Place = { ...place, each: (statements) => rows.change(statements) }
    const found = await findAll(
      before.length > 0 ? changing : place,
      running.flatMap(({ asks }) => asks),
      before
    )
    const answers = found.values()
    for (const one of running) one.found = one.asks.map(() => answers.next().value ?? [])
  }
  rows.changeLast(
    statementsOf(
      all.flatMap(({ stored }) => stored),
      'mysql'
    )
  )
  return all.map(({ outcome }) => outcome ?? { value: null })
}

/** Advances a call until it yields a request or ends. */
function advance<Value>(one: Running<Value>): void {
  try {
    let state = one.call.next(one.found)
    while (!state.done && 'store' in state.value) {
      one.stored.push(state.value.store)
      state = one.call.next([])
    }
    if (state.done) one.outcome = { value: state.value }
    else if ('find' in state.value) one.asks = state.value.find
  } catch (error) {
    one.stored = []
    one.outcome = error instanceof Declined ? { value: null } : { error }
  }
}
