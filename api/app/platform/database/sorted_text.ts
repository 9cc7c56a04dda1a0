import type { Knex } from 'knex'

/**
 * A text column that people sort lists by: 'ani' stands before 'Budi'. MySQL's collation sees to that; SQLite
 * would put every capital letter first, so there the column says it, and its index helps.
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
