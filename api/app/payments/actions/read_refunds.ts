import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { inParts } from '#app/platform/database/in_parts'

/** Rupiah of learners' payments that were paid back, by the payment's id; those without a refund are left out. */
export function refundedOf(
  ids: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  return sums('payment_id', ids, client)
}

/** The same of classes' payments. */
export function refundedOfClasses(
  ids: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  return sums('class_payment_id', ids, client)
}

async function sums(
  column: 'payment_id' | 'class_payment_id',
  ids: readonly number[],
  client: QueryClientContract
): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const some of inParts(ids)) {
    const rows = (await client
      .from('refunds')
      .whereIn(column, some)
      .groupBy(column)
      .select(`${column} as id`)
      .sum('amount as refunded')) as { id: number; refunded: number | string }[]
    for (const { id, refunded } of rows) found.set(id, Number(refunded))
  }
  return found
}
