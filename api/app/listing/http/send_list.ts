import type { HttpContext } from '@adonisjs/core/http'
import { allRows, type AllRows } from '#app/listing/pages/all_rows'
import { type Listing, paginate } from '#app/listing/pages/listing'
import { noteRequest } from '#app/platform/log/security_log'
import { sendJsonStream } from '#app/platform/server/send_json_stream'
import { ALL_ROWS } from '#contracts/lists'

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
