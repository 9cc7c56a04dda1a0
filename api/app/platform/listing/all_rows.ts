import { inOrder, type Listing } from '#app/platform/listing/listing'

const BATCH = 500

export interface AllRows<Row> {
  total: number
  /** The rows in order, some hundred at a time. */
  batches: AsyncIterable<Row[]>
}

/**
 * A whole list. Only the ids are read at once: the rows follow in batches, each its own query, so that neither
 * memory nor SQLite's one connection is taken by a list of a hundred thousand. A row that is deleted in between is
 * left out.
 */
export async function allRows<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): Promise<AllRows<Row>> {
  const { query, idColumn } = listing
  const rows = await inOrder(query.clone().clearSelect().select(`${idColumn} as id`), listing)
  const ids = (rows as { id: number }[]).map(({ id }) => id)
  return { total: ids.length, batches: readBatches(listing, ids) }
}

async function* readBatches<Row extends { id: number }, Column extends string>(
  { query, idColumn }: Listing<Row, Column>,
  ids: readonly number[]
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const rows = (await query.clone().whereIn(idColumn, batch)) as Row[]
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield batch.flatMap((id) => byId.get(id) ?? [])
  }
}
