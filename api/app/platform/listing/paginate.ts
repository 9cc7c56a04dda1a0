import db from '@adonisjs/lucid/services/db'
import { orderedIds, readRows, type Listing } from '#app/platform/listing/listing'

export interface ListPage<Row> {
  rows: Row[]
  total: number
  totalPages: number
}

/** The page of a list that was asked for. */
export async function paginate<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): Promise<ListPage<Row>> {
  const { page, limit, search } = listing.list
  const start = (page - 1) * limit
  const { ids, total } =
    search === '' ? await cutOut(listing, start) : await findAll(listing, start)
  return {
    rows: await readRows(listing, ids),
    total,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  }
}

interface PageIds {
  ids: number[]
  total: number
}

/** Without a search the database knows the number of rows, and indexes lead to any page. */
async function cutOut<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  start: number
): Promise<PageIds> {
  const counted = (await db.from(listing.table).count('* as total').first()) as {
    total: number | string
  }
  const rows = await orderedIds(listing).limit(listing.list.limit).offset(start)
  return { ids: rows.map(({ id }) => id), total: Number(counted.total) }
}

/** A search has to look at every row; doing that once for the number and the page halves the time. */
async function findAll<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  start: number
): Promise<PageIds> {
  const rows = await orderedIds(listing)
  const ids = rows.slice(start, start + listing.list.limit).map(({ id }) => id)
  return { ids, total: rows.length }
}
