import { type Listing, readIds, readRows } from '#app/listing/pages/listing'

const BATCH = 500

export interface AllRows<Row> {
  total: number
  /** The rows in order, in batches of some hundreds. */
  batches: AsyncIterable<Row[]>
}

/**
 * A whole list. Only the ids are read at once, four bytes each: concurrent changes move no row to another place, so
 * none is missed or duplicated. Rows follow in batches with one query each, so that a list of a hundred thousand
 * neither fills memory nor blocks SQLite's one connection.
 */
export async function allRows<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): Promise<AllRows<Row>> {
  const ids = await readIds(listing)
  return { total: ids.length, batches: readBatches(listing, ids) }
}

async function* readBatches<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  ids: Uint32Array
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield readRows(listing, [...ids.subarray(start, start + BATCH)])
  }
}
