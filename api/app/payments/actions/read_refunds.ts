import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { inParts } from '#app/platform/database/in_parts'

/** The rupiah that were paid back of each of these learners' payments; those without a refund are left out. */
export async function refundedOf(
  paymentIds: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  const sums = new Map<number, number>()
  for (const some of inParts(paymentIds)) {
    const rows = (await client
      .from('refunds')
      .whereIn('payment_id', some)
      .groupBy('payment_id')
      .select('payment_id')
      .sum('amount as refunded')) as { payment_id: number; refunded: number | string }[]
    for (const { payment_id: id, refunded } of rows) sums.set(id, Number(refunded))
  }
  return sums
}
