import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { paginate, readIds, type Listing } from '#app/listing/pages/listing'

const BATCH = 130

/**
 * Copies a table's last row so many times.
 * @param changes of copy `n`, 1 or more
 * @returns its id, which those of the copies follow
 */
export async function copyLast(
  table: string,
  copies: number,
  changes: (n: number) => object
): Promise<number> {
  const row = (await db.from(table).orderBy('id', 'desc').firstOrFail()) as { id: number }
  for (let n = 1; n <= copies; n += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, copies - n + 1) }, (_, at) => n + at)
    await db
      .table(table)
      .multiInsert(batch.map((one) => ({ ...row, ...changes(one), id: row.id + one })))
  }
  return row.id
}

/** Fails where a page isn't the right part of the whole list. */
export async function agrees<Row extends { id: number }, Column extends string>(
  assert: Assert,
  listing: Listing<Row, Column>,
  wish: object
): Promise<void> {
  const { list } = listing
  const all = [...(await readIds(listing))]
  const start = (list.page - 1) * list.limit
  const { rows, total } = await paginate(listing)
  assert.deepEqual(
    { ids: rows.map(({ id }) => id), total },
    { ids: all.slice(start, start + list.limit), total: all.length },
    JSON.stringify(wish)
  )
}
