import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/visible_text'

/**
 * The different values of an indexed column that contain a term, found by a skip scan of the index: for columns of
 * many rows and few values.
 */
export async function valuesContaining(
  table: string,
  column: string,
  term: string
): Promise<string[]> {
  const values =
    db.connection().dialect.name === 'mysql'
      ? await valuesOneByOne(table, column)
      : await leapedValues(table, column)
  return containing(values, term)
}

/** Those of these values that contain a term, ignoring letter case and kinds of apostrophes. */
export function containing(values: readonly string[], term: string): string[] {
  const wanted = searchKey(term).toLowerCase()
  return values.filter((value) => searchKey(value).toLowerCase().includes(wanted))
}

/** MySQL has no skip scan within one statement; columns with more than some dozens of values take long. */
async function valuesOneByOne(table: string, column: string): Promise<string[]> {
  const values: string[] = []
  for (;;) {
    const query = db.from(table).whereNotNull(column).orderBy(column).select(column)
    const last = values.at(-1)
    if (last !== undefined) void query.where(column, '>', last)
    const row = (await query.first()) as Record<string, string> | null
    if (!row) return values
    values.push(row[column] as string)
  }
}

/** SQLite scans every row for `distinct`. */
async function leapedValues(table: string, column: string): Promise<string[]> {
  const next = `select min(${column}) from ${table} where ${column} > found.value`
  const rows = (await db.rawQuery(
    `with recursive found(value) as (
      select min(${column}) from ${table}
      union all select (${next}) from found where found.value is not null
    ) select value from found where value is not null`
  )) as { value: string }[]
  return rows.map(({ value }) => value)
}
