import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { APOSTROPHES, searchKey } from '#contracts/visible_text'

/** Escapes `%`, `_` and the escape character, so that they match themselves. */
function likePattern(search: string): string {
  return `%${search.replace(/[!%_]/g, (character) => `!${character}`)}%`
}

/**
 * Adds "or one of `columns` contains `search`" to a group of conditions. Ignores letter case; wildcards match
 * literally, and any apostrophe matches any other. Column names must come from the code, never from a request.
 */
export function orContains(
  group: DatabaseQueryBuilderContract,
  columns: readonly string[],
  search: string
): void {
  const term = searchKey(search).toLowerCase()
  // LIKE ignores the case of A-Z already; `lower()` is four times slower on SQLite.
  const inCase = isAscii(term) ? '%' : 'LOWER(%)'
  const pattern = likePattern(term)
  // Only a term with an apostrophe can match one.
  const [before, after, marks] = term.includes("'") ? FOLDED : ['', '', []]
  for (const column of columns) {
    const compared = inCase.replace('%', `${before}${column}${after}`)
    void group.orWhereRaw(`${compared} LIKE ? ESCAPE '!'`, [...marks, pattern])
  }
}

/** SQL around a column that normalises its apostrophes, and its values. */
const FOLDED: readonly [string, string, readonly string[]] = [
  'REPLACE('.repeat(APOSTROPHES.length),
  ", ?, '''')".repeat(APOSTROPHES.length),
  APOSTROPHES,
]

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
