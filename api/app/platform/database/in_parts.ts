import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Rows of one statement: both databases limit the number of values. */
const AT_ONCE = 500

/** Splits items into batches, one for each statement. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE)
  )
}

/** Inserts rows with the same columns, in as many statements as it takes. */
export async function insertInParts(
  trx: TransactionClientContract,
  table: string,
  rows: readonly Record<string, unknown>[]
): Promise<void> {
  for (const some of inParts(rows)) await trx.table(table).multiInsert(some)
}
