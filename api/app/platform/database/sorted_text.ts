import type { Knex } from 'knex'

/**
 * A text column for sorting lists without regard to letter case: 'ani' before 'Budi'. MySQL's collation does this; on
 * SQLite, which sorts capitals first, the column sets it, so an index can be used.
 * @param dialect the name of the connection's dialect
 */
export function sortedText(
  table: Knex.CreateTableBuilder,
  dialect: string,
  name: string,
  length: number
): Knex.ColumnBuilder {
  return dialect.includes('sqlite')
    ? table.specificType(name, `varchar(${length}) collate nocase`)
    : table.string(name, length)
}
