import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { orContains } from '#app/listing/search/literal_search'
import { searchKey } from '#contracts/visible_text'

/** A table with a search text of all of `columns`, one line each (migrations 0037 and 0048). */
export interface SearchedText {
  table: 'users' | 'audit_log'
  columns: readonly string[]
}

/** The embedded database's index has parts of this many letters. */
const INDEXED_LETTERS = 3

/**
 * Adds "or the row's text contains one of `parts`", ignoring letter case and kinds of apostrophes, and literally. A
 * line break in a part stands for the beginning of a column.
 */
export function orHolds(
  group: DatabaseQueryBuilderContract,
  { table, columns }: SearchedText,
  parts: readonly string[]
): void {
  if (db.connection().dialect.name === 'mysql') {
    for (const part of parts) {
      // As bytes: comparing letters by a collation takes three times as long.
      void group.orWhereRaw(`locate(?, ${table}.search_text) > 0`, [
        Buffer.from(searchKey(part).toLowerCase()),
      ])
    }
    return
  }
  const indexed = parts.filter(isIndexed)
  if (indexed.length > 0) {
    void group.orWhereIn(`${table}.id`, indexedIds(table, indexed))
  }
  for (const part of parts) {
    if (!isIndexed(part)) orContains(group, columns, part)
  }
}

/**
 * The ids of the rows that `orHolds` describes. Where the embedded database's index covers all parts, it alone is
 * read: fetching each row would take twice as long.
 */
export function idsHolding(text: SearchedText, parts: readonly string[]) {
  const { table } = text
  const isSqlite = db.connection().dialect.name !== 'mysql'
  if (isSqlite && parts.every(isIndexed)) return indexedIds(table, parts)
  return db
    .from(table)
    .select(`${table}.id`)
    .where((group) => orHolds(group, text, parts))
}

function indexedIds(table: SearchedText['table'], parts: readonly string[]) {
  const wanted = parts
    .map(searchKey)
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(' OR ')
  return db
    .from(`${table}_parts`)
    .select('rowid as id')
    .whereRaw(`${table}_parts match ?`, [wanted])
}

/** The index's query ends at a zero byte. */
function isIndexed(part: string): boolean {
  return [...searchKey(part)].length >= INDEXED_LETTERS && !part.includes('\0')
}
