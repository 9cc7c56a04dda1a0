import { inOrder, type Listing } from '#app/platform/listing/listing'

export interface ListPage<Row> {
  rows: Row[]
  total: number
  totalPages: number
}

/** The page of a list that was asked for: two statements, whatever its size. */
export async function paginate<Row, Column extends string>(
  listing: Listing<Row, Column>
): Promise<ListPage<Row>> {
  const { query, list } = listing
  const counted = (await query.clone().clearSelect().count('* as total').first()) as unknown as {
    total: number | string
  }
  const total = Number(counted.total)
  const rows = await inOrder(query, listing)
    .limit(list.limit)
    .offset((list.page - 1) * list.limit)
  return { rows: rows as Row[], total, totalPages: Math.max(1, Math.ceil(total / list.limit)) }
}
