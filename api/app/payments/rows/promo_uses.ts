import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BILL_GRACE_HOURS } from '#contracts/payments'
import type { PromoUses } from '#app/payments/domain/promo'

const GRACE_MS = BILL_GRACE_HOURS * 60 * 60 * 1000

/** A learner's purchase. */
interface Asked {
  userId: number
  packageId: number
  /** Null for the package alone. */
  bundleId: number | null
}

/**
 * How often promo codes are used: by payments that wait or are confirmed, and by bills that can still be paid and aren't
 * yet. A learner's bills for one package or bundle are one use, because one of them is paid at most. A rejected payment
 * uses none.
 * @param asked whose uses are `own`; their bills for this package or bundle don't count: they are what is bought
 * @returns by the code's id; without any use it is left out
 */
export async function promoUses(
  client: QueryClientContract,
  promoIds: readonly number[],
  now: number,
  asked?: Asked
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
    .distinct('promo_id', 'user_id', 'package_id', 'bundle_id')
  if (asked) {
    const { userId, packageId, bundleId } = asked
    void held.where((others) => {
      void others.whereNot('user_id', userId).orWhereNot('package_id', packageId)
      if (bundleId === null) void others.orWhereNotNull('bundle_id')
      else void others.orWhereNull('bundle_id').orWhereNot('bundle_id', bundleId)
    })
  }
  const rows = [...(await paid), ...(await held)] as { promo_id: number; user_id: number }[]
  const uses = new Map<number, PromoUses>()
  for (const { promo_id: id, user_id: user } of rows) {
    const { all, own } = uses.get(id) ?? { all: 0, own: 0 }
    uses.set(id, { all: all + 1, own: own + (user === asked?.userId ? 1 : 0) })
  }
  return uses
}
