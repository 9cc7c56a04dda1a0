import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  Declined,
  find,
  type Call,
  type Change,
  type Dialect,
  type Lookup,
} from '#app/platform/database/calls/call'
import { carryOutAlone, carryOutAtOnce, type Place } from '#app/platform/database/calls/carry_out'
import { SharedCalls } from '#app/platform/database/calls/shared_calls'
import { GroupedCommits } from '#app/platform/database/grouped_commits'
import { withBatchedRows, type RawRows } from '#app/platform/database/raw_rows'

/** The database that is in use. */
export function dialect(): Dialect {
  return db.connection().dialect.name === 'better-sqlite3' ? 'sqlite' : 'mysql'
}

/**
 * Runs a change in one transaction with those of other requests. When this returns a result, it is on disk.
 * @param about whose rows it changes; see `SharedCalls`
 * @returns null, with nothing stored, when the call declines
 * @throws as `SharedCalls.run` and `GroupedCommits.run`
 */
export async function carryOutTogether<Result>(
  about: string,
  begin: () => Call<Result>
): Promise<Result | null> {
  const grouped = await app.container.make(GroupedCommits)
  if (grouped.isSupported) {
    return unlessDeclined(grouped.run((handle) => carryOutAtOnce(handle, begin())))
  }
  const shared = await app.container.make(SharedCalls)
  return shared.run(about, begin)
}

/** Runs a call that only reads; null when it declines. */
export async function carryOutReading<Result>(call: Call<Result>): Promise<Result | null> {
  return unlessDeclined(withBatchedRows((rows) => carryOutOn(rows, call)))
}

/** Runs a call that only reads, on a connection. */
export function carryOutOn<Result>(rows: RawRows, call: Call<Result>): Promise<Result> {
  return carryOutAlone({ dialect: dialect(), each: (statements) => rows.each(statements) }, call)
}

async function unlessDeclined<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Declined) return null
    throw error
  }
}

/** The rows of a key, in a transaction when one is given. */
export function findRows<Key, Row>(
  lookup: Lookup<Key, Row>,
  key: Key,
  trx?: TransactionClientContract
): Promise<Row[]> {
  return carryOutAlone(placeOf(trx), find(lookup, key))
}

/** Stores items in a transaction. */
export async function storeRows<Item>(
  trx: TransactionClientContract,
  change: Change<Item>,
  items: readonly Item[]
): Promise<void> {
  const place = placeOf(trx)
  if (items.length > 0) await place.each(change.statements(items, place.dialect))
}

/** @param trx without one, any connection of the pool */
function placeOf(trx?: TransactionClientContract): Place {
  const client = trx ?? db.connection()
  return {
    dialect: dialect(),
    async each(statements) {
      const found: unknown[][] = []
      for (const { sql, values } of statements) {
        const answer: unknown = await client.rawQuery(sql, [...values] as never)
        // MySQL's driver returns the columns beside the rows.
        found.push((dialect() === 'mysql' ? (answer as [unknown[]])[0] : answer) as unknown[])
      }
      return found
    },
  }
}
