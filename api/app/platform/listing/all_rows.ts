import { orderedIds, readRows, type Listing } from '#app/platform/listing/listing'

const BATCH = 500

export interface AllRows<Row> {
  total: number
  /** The rows in order, some hundred at a time. */
  batches: AsyncIterable<Row[]>
}

/**
 * A whole list. Only the ids are read at once: the rows follow in batches, each its own query, so that neither
 * memory nor SQLite's one connection is taken by a list of a hundred thousand.
 */
export async function allRows<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): Promise<AllRows<Row>> {
  const rows = await orderedIds(listing)
  const ids = rows.map(({ id }) => id)
  return { total: ids.length, batches: readBatches(listing, ids) }
}

async function* readBatches<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  ids: readonly number[]
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield readRows(listing, ids.slice(start, start + BATCH))
  }
}
