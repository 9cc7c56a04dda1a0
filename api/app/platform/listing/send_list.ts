import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { allRows, type AllRows } from '#app/platform/listing/all_rows'
import type { Listing } from '#app/platform/listing/listing'
import { paginate } from '#app/platform/listing/paginate'
import { ALL_ROWS } from '#contracts/limits'

type ListBody<Key extends string, Item> = Record<Key, Item[]> & {
  totalPages: number
  total: number
}

/**
 * Answers an admin's list: the page that was asked for, or all rows as a stream of the same shape.
 * @param key the field that holds the rows
 * @param toItem what a row looks like on the wire
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
  ctx.response.header('Content-Type', 'application/json; charset=utf-8')
  ctx.response.stream(Readable.from(jsonOf(ctx, key, all, toItem)))
  // The body is on its way already; what is returned here is not looked at.
  return undefined as never
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
    // The status has been sent: cutting the body short is all that tells the client.
    logger.error({ err: error }, 'a list could not be sent to its end')
    throw error
  }
}
