import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListQuery } from '#app/platform/listing/list_query'

export interface ListPage<Row> {
  rows: Row[]
  total: number
  totalPages: number
}

/**
 * Runs a filtered query as one page of a list: two statements, whatever its size. Equal values are ordered by
 * the newest id, so that no row shows up on two pages.
 * @param sortColumn the database column of `list.sortBy`, from the code's own map
 */
export async function paginate<Row, Column extends string>(
  query: DatabaseQueryBuilderContract<Row>,
  list: ListQuery<Column>,
  sortColumn: string,
  idColumn: string
): Promise<ListPage<Row>> {
  const counted = (await query
    .clone()
    .clearSelect()
    .clearOrder()
    .count('* as total')
    .first()) as unknown as {
    total: number | string
  }
  const total = Number(counted.total)
  const ordered = query
    .orderBy(sortColumn, list.sortOrder === 'ASC' ? 'asc' : 'desc')
    .orderBy(idColumn, 'desc')
  if (list.limit !== -1) void ordered.limit(list.limit).offset((list.page - 1) * list.limit)

  return {
    rows: (await ordered) as Row[],
    total,
    totalPages: list.limit === -1 ? 1 : Math.max(1, Math.ceil(total / list.limit)),
  }
}
