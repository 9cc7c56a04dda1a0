import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Narrows payments to confirmed ones that left access to use, none of which was used yet. */
export function whereNotBegun(
  payments: DatabaseQueryBuilderContract
): DatabaseQueryBuilderContract {
  return payments
    .where('payments.status', 'confirmed')
    .whereExists((left) => {
      void left
        .from('entitlements')
        .whereColumn('entitlements.payment_id', 'payments.id')
        .whereNull('entitlements.used_at')
        .whereNull('entitlements.revoked_at')
        .select('entitlements.id')
    })
    .whereNotExists((used) => {
      void used
        .from('entitlements')
        .whereColumn('entitlements.payment_id', 'payments.id')
        .whereNotNull('entitlements.used_at')
        .select('entitlements.id')
    })
}
