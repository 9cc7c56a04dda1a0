import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** `%` and `_` are characters to a searching person, and so is the escape itself. */
export function likePattern(search: string): string {
  return `%${search.replace(/[!%_]/g, (character) => `!${character}`)}%`
}

/**
 * Narrows a query to rows in which any of `columns` contains `search`, letter case aside and every character
 * literal. Column names come from the code, never from a request.
 */
export function whereContains<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  columns: readonly string[],
  search: string
): DatabaseQueryBuilderContract<Row> {
  if (search === '') return query
  const pattern = likePattern(search.toLowerCase())
  return query.where((group) => {
    for (const column of columns) {
      void group.orWhereRaw(`LOWER(${column}) LIKE ? ESCAPE '!'`, [pattern])
    }
  })
}
