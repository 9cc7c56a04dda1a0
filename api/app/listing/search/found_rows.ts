import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { withRawRows } from '#app/platform/database/raw_rows'

export type IdQuery = DatabaseQueryBuilderContract<{ id: number }>

/** The matches of a search, in memory. */
export interface FoundRows {
  total: number
  /** How many rows the list has without the search, approximately. */
  listed: number
  has: (id: number) => boolean
  ids: () => number[]
}

/** Which of the matches are wanted. */
interface Place {
  start: number
  size: number
}

/** This many index rows are read in the time in which the database fetches and sorts one. */
const WALKED_PER_SORTED = 10
/** Rows are distributed unevenly: a little more is read than they should need. */
const SPARE = 1.2
const FIRST_ROWS = 500

/** The ids that a query finds, in four bytes each. */
export function numbersOf(query: IdQuery): Promise<Uint32Array> {
  const { sql, bindings } = query.toSQL().toNative()
  return withRawRows((rows) => rows.numbers(sql, ...bindings))
}

/** The rows with these ids. */
export function rowsWith(ids: Uint32Array): FoundRows {
  const marks = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (const id of ids) marks[id] = 1
  return {
    total: ids.length,
    listed: marks.length,
    has: (id) => marks[id] === 1,
    ids: () => [...ids],
  }
}

/** Restricts a query to these ids, however many they are. */
export function among(query: IdQuery, column: string, ids: readonly number[]): IdQuery {
  if (ids.length === 0) return query.whereRaw('1 = 0')
  return db.connection().dialect.name === 'mysql'
    ? // The query builder is slow for so many values.
      query.whereRaw(`${column} in (${ids.map(Number).join()})`)
    : query.whereRaw(`${column} in (select value from json_each(?))`, [JSON.stringify(ids)])
}

/**
 * Searches for the matches in the list's order, from the nearer end.
 * @param inOrder the list's rows, none left out
 * @returns null where sorting the matches takes less
 */
export async function walkTo(
  found: FoundRows,
  { start, size }: Place,
  inOrder: (isReversed: boolean) => IdQuery
): Promise<number[] | null> {
  const fromEnd = found.total - start - size
  const isReversed = fromEnd < start
  const skipped = Math.min(start, fromEnd)
  const wanted = skipped + size
  const expected = (wanted * found.listed) / found.total
  const most = found.total * WALKED_PER_SORTED
  if (expected > most) return null

  // A set: a concurrent insert moves rows into the next batch that were read already.
  const met = new Set<number>()
  let batch = Math.ceil(expected * SPARE) + FIRST_ROWS
  for (let seen = 0; met.size < wanted; batch *= 4) {
    // The matches may be at the list's other end.
    if (seen >= most) return null
    const rows = Math.min(batch, Math.max(most - seen, FIRST_ROWS))
    const ids = await numbersOf(inOrder(isReversed).limit(rows).offset(seen))
    for (const id of ids) if (found.has(id)) met.add(id)
    if (ids.length < rows) break
    seen += rows
  }
  const page = [...met].slice(skipped, wanted)
  return isReversed ? page.reverse() : page
}
