import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListQuery } from '#app/platform/listing/list_query'

/** An admin's list before it is cut into pages. */
export interface Listing<Row, Column extends string> {
  /** Filtered, not ordered. */
  query: DatabaseQueryBuilderContract<Row>
  list: ListQuery<Column>
  /** The database column of `list.sortBy`, from the code's own map. */
  sortColumn: string
  idColumn: string
}

/** The list's query in its order. Equal values stand by the newest id, so that no row shows up on two pages. */
export function inOrder<Row, Column extends string>(
  query: DatabaseQueryBuilderContract<Row>,
  { list, sortColumn, idColumn }: Listing<Row, Column>
): DatabaseQueryBuilderContract<Row> {
  return query
    .orderBy(sortColumn, list.sortOrder === 'ASC' ? 'asc' : 'desc')
    .orderBy(idColumn, 'desc')
}
