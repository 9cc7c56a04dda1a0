import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BILL_GRACE_HOURS } from '#contracts/payments'
import type { PromoUses } from '#app/payments/domain/promo'

const GRACE_MS = BILL_GRACE_HOURS * 60 * 60 * 1000

/** Of whom, and without which bill: the one that is being paid. */
interface Asked {
  userId?: number
  exceptBill?: number | undefined
}

/**
 * How often promo codes are used: by payments that wait or are confirmed, and by bills that can still be paid and aren't
 * yet. A rejected payment uses none.
 * @returns by the code's id; without any use it is left out
 */
export async function promoUses(
  client: QueryClientContract,
  promoIds: readonly number[],
  now: number,
  { userId, exceptBill }: Asked = {}
): Promise<Map<number, PromoUses>> {
  const ids = [...promoIds]
  const paid = client
    .from('payments')
    .whereIn('promo_id', ids)
    .whereIn('status', ['pending', 'confirmed'])
    .select('promo_id', 'user_id')
  const held = client
    .from('bills')
    .whereIn('promo_id', ids)
    .whereNull('replaced_at')
    .where('expires_at', '>', now - GRACE_MS)
    .whereNotExists((payment) =>
      payment.from('payments').whereColumn('payments.bill_id', 'bills.id').select('payments.id')
    )
    .select('promo_id', 'user_id')
  if (exceptBill !== undefined) void held.whereNot('bills.id', exceptBill)
  const rows = [...(await paid), ...(await held)] as { promo_id: number; user_id: number }[]
  const uses = new Map<number, PromoUses>()
  for (const { promo_id: id, user_id: user } of rows) {
    const { all, own } = uses.get(id) ?? { all: 0, own: 0 }
    uses.set(id, { all: all + 1, own: own + (user === userId ? 1 : 0) })
  }
  return uses
}
