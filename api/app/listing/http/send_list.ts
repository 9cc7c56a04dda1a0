import type { HttpContext } from '@adonisjs/core/http'
import { type Listing, readIds, readRows, paginate } from '#app/listing/pages/listing'
import { noteRequest } from '#app/platform/log/security_log'
import { sendJsonStream } from '#app/platform/server/send_json_stream'
import { ALL_ROWS } from '#contracts/lists'

const BATCH = 500

interface AllRows<Row> {
  total: number
  /** The rows in order, in batches of some hundreds. */
  batches: AsyncIterable<Row[]>
}

/**
 * A whole list. Only the ids are read at once, four bytes each: concurrent changes move no row to another place, so
 * none is missed or duplicated. Rows follow in batches with one query each, so that a list of a hundred thousand
 * neither fills memory nor blocks SQLite's one connection.
 */
async function allRows<Row extends { id: number }, Column extends string>(
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

type ListBody<Key extends string, Item> = Record<Key, Item[]> & {
  totalPages: number
  total: number
}

/**
 * Answers an admin's list: one page, or all rows as a stream of the same shape.
 * @param key the field that holds the rows
 * @param toItem turns a row into its wire form
 */
export async function sendList<
  Row extends { id: number },
  Column extends string,
  const Key extends string,
  Item,
>(
  ctx: HttpContext,
  key: Key,
  listing: Listing<Row, Column>,
  toItem: (row: Row) => Item
): Promise<ListBody<Key, Item>> {
  if (listing.list.limit !== ALL_ROWS) {
    const { rows, total, totalPages } = await paginate(listing)
    return { [key]: rows.map(toItem), totalPages, total } as ListBody<Key, Item>
  }
  const all = await allRows(listing)
  noteRequest(ctx, 'exported', { list: key, rows: all.total })
  return sendJsonStream(ctx, jsonOf(ctx, key, all, toItem))
}

async function* jsonOf<Row, Item>(
  { logger }: HttpContext,
  key: string,
  { total, batches }: AllRows<Row>,
  toItem: (row: Row) => Item
): AsyncGenerator<string> {
  try {
    yield `{"totalPages":1,"total":${total},${JSON.stringify(key)}:[`
    let separator = ''
    for await (const rows of batches) {
      if (rows.length === 0) continue
      yield separator + rows.map((row) => JSON.stringify(toItem(row))).join(',')
      separator = ','
    }
    yield ']}'
  } catch (error) {
    // The status is sent already; only a cut-off body can show the error.
    logger.error({ err: error }, 'a list could not be sent to its end')
    throw error
  }
}
