import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListQuery } from '#app/platform/listing/list_query'

/** An admin's list: how its table is searched and sorted, and what its rows are. */
export interface Listing<Row extends { id: number }, Column extends string> {
  list: ListQuery<Column>
  table: string
  /** Adds the conditions under which a search finds a row, each with "or". */
  search: (group: DatabaseQueryBuilderContract, term: string) => void
  /** What `list.sortBy` is called in the database: a column of the table, and one with an index. */
  sortColumn: string
  /** Rows as the list shows them, whichever. */
  rows: DatabaseQueryBuilderContract<Row>
}

/**
 * The ids of a list's rows in its order. Equal values stand by their id in the same direction: no row shows up on two
 * pages, and an index serves both ways.
 */
export function orderedIds<Row extends { id: number }, Column extends string>({
  list,
  table,
  search,
  sortColumn,
}: Listing<Row, Column>): DatabaseQueryBuilderContract<{ id: number }> {
  const direction = list.sortOrder === 'ASC' ? 'asc' : 'desc'
  const id = `${table}.id`
  const query = db.from(table).select(id)
  if (list.search === '') return query.orderBy(sortColumn, direction).orderBy(id, direction)

  // '+' hides the order's index: walking it would fetch every row on the way, one read sorts what it finds.
  return query
    .where((group) => search(group, list.search))
    .orderByRaw(`+${sortColumn} ${direction}, +${id} ${direction}`)
}

/** The rows of these ids, in their order. A row that was deleted meanwhile is left out. */
export async function readRows<Row extends { id: number }, Column extends string>(
  { table, rows }: Listing<Row, Column>,
  ids: readonly number[]
): Promise<Row[]> {
  const found = await rows.clone().whereIn(`${table}.id`, [...ids])
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
