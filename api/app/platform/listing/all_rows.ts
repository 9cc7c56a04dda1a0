import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListQuery } from '#app/platform/listing/list_query'

const BATCH = 500

export interface AllRows<Row> {
  total: number
  /** The rows in order, some hundred at a time. */
  batches: AsyncIterable<Row[]>
}

/**
 * A filtered query as all of its rows. Only their ids are read at once: the rows follow in batches, each its own
 * query, so that neither memory nor SQLite's one connection is taken by a list of a hundred thousand. A row that
 * is deleted in between is left out.
 */
export async function allRows<Row extends { id: number }, Column extends string>(
  query: DatabaseQueryBuilderContract<Row>,
  list: ListQuery<Column>,
  sortColumn: string,
  idColumn: string
): Promise<AllRows<Row>> {
  const rows = (await query
    .clone()
    .clearSelect()
    .select(`${idColumn} as id`)
    .orderBy(sortColumn, list.sortOrder === 'ASC' ? 'asc' : 'desc')
    .orderBy(idColumn, 'desc')) as { id: number }[]
  const ids = rows.map(({ id }) => id)
  return { total: ids.length, batches: readBatches(query, ids, idColumn) }
}

async function* readBatches<Row extends { id: number }>(
  query: DatabaseQueryBuilderContract<Row>,
  ids: readonly number[],
  idColumn: string
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const rows = (await query.clone().whereIn(idColumn, batch)) as Row[]
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield batch.flatMap((id) => byId.get(id) ?? [])
  }
}
