import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Transactions that began earlier may still add rows below the newest id: those are read each time. */
export const UNSETTLED = 1_000
/** From this size on counting every row takes longer than reading a page. */
const WORTH_KEEPING = 20_000

interface Count {
  /** Rows up to this id are counted. */
  upTo: number
  rows: number
}

/** Counts long tables whose rows are never removed. */
export class AppendedCounts {
  readonly #cached = new Map<string, Count>()

  /** How many rows the table has now. Only those added since the last count, by any process, are counted. */
  async of(table: string): Promise<number> {
    const newest = await newestId(table)
    const known = this.#cached.get(table)
    const base = known && known.upTo <= newest ? known : { upTo: 0, rows: 0 }
    const settled = newest - UNSETTLED
    if (settled <= base.upTo + WORTH_KEEPING)
      return base.rows + (await countBetween(table, base.upTo))

    const rows = base.rows + (await countBetween(table, base.upTo, settled))
    this.#cached.set(table, { upTo: settled, rows })
    return rows + (await countBetween(table, settled))
  }
}

async function newestId(table: string): Promise<number> {
  const row = (await db.from(table).max('id as newest').first()) as { newest: number | null }
  return row.newest ?? 0
}

/** Counts a table's rows: those with ids above `after`, up to and with `upTo`. */
export async function countBetween(table: string, after = 0, upTo?: number): Promise<number> {
  const query = db.from(table)
  if (after > 0) void query.where('id', '>', after)
  if (upTo !== undefined) void query.where('id', '<=', upTo)
  return countRows(query)
}

/** Counts the matches of a query without columns. */
export async function countRows(query: DatabaseQueryBuilderContract): Promise<number> {
  const counted = (await query.count('* as total').first()) as { total: number | string }
  return Number(counted.total)
}
