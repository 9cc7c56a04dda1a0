import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Escapes `%`, `_` and the escape character, so that they match themselves. */
function likePattern(search: string): string {
  return `%${search.replace(/[!%_]/g, (character) => `!${character}`)}%`
}

/**
 * Adds "or one of `columns` contains `search`" to a group of conditions. Ignores letter case; wildcards match
 * literally. Column names must come from the code, never from a request.
 */
export function orContains(
  group: DatabaseQueryBuilderContract,
  columns: readonly string[],
  search: string
): void {
  const term = search.toLowerCase()
  // LIKE ignores the case of A-Z already; `lower()` is four times slower on SQLite.
  const compared = isAscii(term)
    ? (column: string) => column
    : (column: string) => `LOWER(${column})`
  for (const column of columns) {
    void group.orWhereRaw(`${compared(column)} LIKE ? ESCAPE '!'`, [likePattern(term)])
  }
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}

/** The ids of a table's rows in which one of `columns` contains `search`, as a subquery. */
export function idsContaining(table: string, columns: readonly string[], search: string) {
  return db
    .from(table)
    .select('id')
    .where((group) => orContains(group, columns, search))
}
